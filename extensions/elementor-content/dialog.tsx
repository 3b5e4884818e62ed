import { BlockPreview } from '@wordpress/block-editor';
import { Button, Flex, Modal, Notice, Spinner } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { usePage, type ElementorPage } from './use-page';

interface DialogProps {
	post: number;
	onClose: () => void;
}

/**
 * Shows the content as blocks, and puts them in place of what the post has; nothing is saved by that.
 *
 * @param props         What to show.
 * @param props.post    Id of the post.
 * @param props.onClose Closes it.
 */
export function Dialog( { post, onClose }: DialogProps ) {
	const page = usePage( post );
	const { resetEditorBlocks } = useDispatch( 'core/editor' ) as unknown as {
		resetEditorBlocks: ( blocks: object[] ) => void;
	};
	return (
		<Modal
			title={ __( 'Convert Elementor content', 'vitrine' ) }
			size="large"
			onRequestClose={ onClose }
		>
			{ page === undefined && <Spinner /> }
			{ page === null && (
				<Notice status="error" isDismissible={ false }>
					{ __( 'The content could not be loaded.', 'vitrine' ) }
				</Notice>
			) }
			{ page && <Preview page={ page } /> }
			<Flex justify="flex-end" style={ { marginTop: 24 } }>
				<Button
					variant="tertiary"
					__next40pxDefaultSize
					onClick={ onClose }
				>
					{ __( 'Cancel', 'vitrine' ) }
				</Button>
				<Button
					variant="primary"
					__next40pxDefaultSize
					accessibleWhenDisabled
					disabled={ ! page?.blocks.length }
					onClick={ () => {
						resetEditorBlocks( page!.blocks );
						onClose();
					} }
				>
					{ __( 'Replace content', 'vitrine' ) }
				</Button>
			</Flex>
		</Modal>
	);
}

/**
 * The blocks, and what is not among them.
 *
 * @param props      What to show.
 * @param props.page The content.
 */
const Preview = ( { page: { blocks, left } }: { page: ElementorPage } ) => (
	<Flex direction="column" gap={ 4 } align="stretch" expanded={ false }>
		<p>
			{ blocks.length
				? __(
						'The blocks will replace everything in the editor. Nothing changes for visitors until you save, and you can undo it.',
						'vitrine'
					)
				: __(
						'There is nothing here that can be converted to blocks.',
						'vitrine'
					) }
		</p>
		{ left.length > 0 && (
			<Notice status="warning" isDismissible={ false }>
				<p>{ __( 'Left out or changed:', 'vitrine' ) }</p>
				<ul className="ul-disc">
					{ left.map( ( note ) => (
						<li key={ note }>{ note }</li>
					) ) }
				</ul>
			</Notice>
		) }
		{ blocks.length > 0 && (
			<BlockPreview blocks={ blocks } viewportWidth={ 1200 } />
		) }
	</Flex>
);
