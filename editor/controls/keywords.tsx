import { BaseControl, FormTokenField } from '@wordpress/components';
import type { ControlProps } from '../settings';

interface KeywordsControlProps extends ControlProps< string[] > {
	label: string;
	help: string;
	maxItems?: number | undefined;
}

/**
 * A list of words or phrases.
 *
 * @param props          What to show.
 * @param props.label    Name of the list.
 * @param props.help     What the words do.
 * @param props.maxItems How many words it takes.
 * @param props.value    The words.
 * @param props.onChange Receives the words.
 */
export function KeywordsControl( {
	label,
	help,
	maxItems,
	value,
	onChange,
}: KeywordsControlProps ) {
	return (
		<BaseControl __nextHasNoMarginBottom help={ help }>
			<FormTokenField
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				// Ours stands below: WordPress 6.8 shows only its own in the field.
				help=""
				label={ label }
				// A further word would vanish when the block is read.
				{ ...( maxItems ? { maxLength: maxItems } : {} ) }
				value={ value }
				onChange={ ( tokens ) =>
					onChange(
						tokens.map( ( token ) =>
							typeof token === 'string' ? token : token.value
						)
					)
				}
				tokenizeOnBlur
			/>
		</BaseControl>
	);
}
