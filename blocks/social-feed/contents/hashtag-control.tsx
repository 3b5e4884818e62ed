import {
	Button,
	Flex,
	FlexBlock,
	FlexItem,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { itemWords } from './labels';

interface HashtagControlProps {
	/** Without its sign. */
	value: string;
	isBusy: boolean;
	onChange: ( tag: string ) => void;
}

/**
 * A hashtag, which is asked for when it is complete: each one counts.
 *
 * @param props          What to show.
 * @param props.value    The hashtag.
 * @param props.isBusy   Whether its posts are being fetched.
 * @param props.onChange Receives another one.
 */
export function HashtagControl( {
	value,
	isBusy,
	onChange,
}: HashtagControlProps ) {
	const words = itemWords( 'hashtag' );
	const [ tag, setTag ] = useState( value && `#${ value }` );
	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				onChange( tag.trim() );
			} }
		>
			<Flex align="flex-end" gap={ 2 }>
				<FlexBlock>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ words.label }
						placeholder={ words.placeholder }
						value={ tag }
						onChange={ setTag }
					/>
				</FlexBlock>
				<FlexItem>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						type="submit"
						disabled={ isBusy || tag.trim() === '' }
						accessibleWhenDisabled
					>
						{ __( 'Apply', 'vitrine' ) }
					</Button>
				</FlexItem>
			</Flex>
			<p className="vitrine-help">{ words.help }</p>
		</form>
	);
}
