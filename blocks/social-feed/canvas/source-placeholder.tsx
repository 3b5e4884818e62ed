import {
	Button,
	ExternalLink,
	Notice,
	Placeholder,
	Spinner,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	Actions,
	icons,
	refreshSources,
	settingsUrl,
	sourceLabel,
	stateLabel,
} from '@vitrine/editor';
import { isProfile } from '../transforms/address';
import { AddressStep } from './address-step';
import type { Source, Sources } from '@vitrine/editor';
import type { FeedAttributes } from '../feed-attributes';

interface SourcePlaceholderProps {
	sources: Sources;
	/** Of the profile or website that the block was made from. */
	address?: string;
	setAttributes: ( changes: Partial< FeedAttributes > ) => void;
}

/**
 * The block before it has a source, with the next steps.
 *
 * @param props               What to show.
 * @param props.sources       Sources that can be chosen.
 * @param props.address       Of the profile or website that the block was made from.
 * @param props.setAttributes Stores the choice.
 */
export function SourcePlaceholder( {
	sources: { sources, canManage, ready, error },
	address = '',
	setAttributes,
}: SourcePlaceholderProps ) {
	// It is connected right here.
	const isWebsite = address !== '' && ! isProfile( address );
	return (
		<Placeholder
			className="vitrine-source-placeholder"
			icon={ icons.socialFeed }
			label={ __( 'Social Feed', 'vitrine' ) }
			instructions={
				ready && isWebsite && canManage && ! sources.length
					? __(
							'Connect this website, or design with sample posts first.',
							'vitrine'
						)
					: instructions( ready, canManage, sources.length )
			}
		>
			{ error !== null && (
				<Notice status="error" isDismissible={ false }>
					{ error ||
						__( 'The accounts could not be loaded.', 'vitrine' ) }
				</Notice>
			) }
			{ ! ready && <Spinner /> }
			{ ready && address !== '' && (
				<AddressStep
					address={ address }
					canManage={ canManage }
					onConnected={ ( source ) => setAttributes( { source } ) }
				/>
			) }
			{ sources.length > 0 && (
				<SourceButtons
					sources={ sources }
					onChoose={ ( source ) => setAttributes( { source } ) }
				/>
			) }
			<div className="vitrine-source-placeholder__steps">
				{ canManage && ! isWebsite && (
					<ExternalLink href={ settingsUrl() }>
						{ __( 'Connect an account', 'vitrine' ) }
					</ExternalLink>
				) }
				{ error !== null && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ () => refreshSources() }
					>
						{ __( 'Try again', 'vitrine' ) }
					</Button>
				) }
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => setAttributes( { sample: true } ) }
				>
					{ __( 'Use sample posts', 'vitrine' ) }
				</Button>
			</div>
		</Placeholder>
	);
}

function instructions(
	ready: boolean,
	canManage: boolean,
	count: number
): string {
	if ( ! ready ) {
		return __( 'Loading connected accounts…', 'vitrine' );
	}
	if ( count > 0 ) {
		return __(
			'Choose the account whose posts you want to show.',
			'vitrine'
		);
	}
	return canManage
		? __(
				'No account is connected yet. Connect one in the settings, then come back here, or design with sample posts first.',
				'vitrine'
			)
		: __(
				'No account is connected yet. Ask a site administrator to connect one. Meanwhile, you can design with sample posts.',
				'vitrine'
			);
}

interface SourceButtonsProps {
	sources: Source[];
	onChoose: ( id: number ) => void;
}

/**
 * The accounts: a button where there is one, otherwise a menu.
 *
 * @param props          What to show.
 * @param props.sources  Sources that can be chosen.
 * @param props.onChoose Gets the id of one.
 */
function SourceButtons( { sources, onChoose }: SourceButtonsProps ) {
	return (
		<Actions
			max={ 1 }
			more={ __( 'Choose an account', 'vitrine' ) }
			actions={ sources.map( ( source ) => ( {
				title:
					sourceLabel( source ) +
					( source.state === 'ok'
						? ''
						: ` · ${ stateLabel( source.state ) }` ),
				onClick: () => onChoose( source.id ),
			} ) ) }
		/>
	);
}
