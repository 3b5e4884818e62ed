import { BaseControl, FormTokenField } from '@wordpress/components';
import { Setting } from '@vitrine/editor';
import type { Settings } from '@vitrine/editor';
import type { LoopFilterAttributes } from '../attributes.gen';

interface TokensProps {
	settings: Settings< LoopFilterAttributes >;
	name: 'sorts' | 'sizes';
	label: string;
	help: string;
	/** What can be chosen, words by value; the words of others are their value. */
	names: Record< string, string >;
	/** Whether other values can be written. */
	isOpen?: boolean;
}

/**
 * Values in the order in which visitors see them.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.name     Attribute.
 * @param props.label    Name of the setting.
 * @param props.help     What it does.
 * @param props.names    What can be chosen.
 * @param props.isOpen   Whether other values can be written.
 */
export function TokensSetting( {
	settings,
	name,
	label,
	help,
	names,
	isOpen = false,
}: TokensProps ) {
	const valueOf = ( words: string ) =>
		Object.keys( names ).find( ( value ) => names[ value ] === words ) ??
		( isOpen && /^(100|[1-9]\d?)$/.test( words ) ? words : '' );
	return (
		<Setting label={ label } settings={ settings } names={ [ name ] }>
			<BaseControl __nextHasNoMarginBottom help={ help }>
				<FormTokenField
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					__experimentalExpandOnFocus
					help=""
					__experimentalValidateInput={ ( token ) =>
						valueOf( token ) !== ''
					}
					label={ label }
					value={ settings.attributes[ name ].map(
						( value ) => names[ value ] ?? String( value )
					) }
					suggestions={ Object.values( names ) }
					onChange={ ( tokens ) => {
						const values = tokens
							.map( ( token ) =>
								valueOf(
									typeof token === 'string'
										? token
										: token.value
								)
							)
							.filter( Boolean );
						settings.setAttributes( {
							[ name ]:
								name === 'sizes'
									? values.map( Number )
									: values,
						} );
					} }
				/>
			</BaseControl>
		</Setting>
	);
}
