import { ComboboxControl } from '@wordpress/components';
import { dateI18n, getSettings } from '@wordpress/date';
import { _n, __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import type { ContentKind } from './feed-source';
import { itemWords } from './labels';
import type { Choice } from './use-contents';

interface ItemControlProps {
	kind: ContentKind;
	value: string;
	/** Null until they are known. */
	choices: Choice[] | null;
	/** Whether there is no list. */
	isRefused: boolean;
	onChange: ( item: string ) => void;
}

/** What the list shows of a choice. */
interface Option {
	value: string;
	label: string;
	details: string;
	picture: string | null;
	[ name: string ]: unknown;
}

/**
 * One album, playlist or post: a list with pictures that is searched by typing, or an address.
 *
 * @param props           What to show.
 * @param props.kind      Content.
 * @param props.value     Id of what is chosen, or empty.
 * @param props.choices   What there is.
 * @param props.isRefused Whether there is no list.
 * @param props.onChange  Receives an id or an address.
 */
export function ItemControl( {
	kind,
	value,
	choices,
	isRefused,
	onChange,
}: ItemControlProps ) {
	const words = itemWords( kind );
	const [ typed, setTyped ] = useState( '' );
	const options = ( choices ?? [] ).map( optionOf );
	// What is older than the list, or was pasted.
	if ( value !== '' && ! options.some( ( one ) => one.value === value ) ) {
		options.push( bare( value, value ) );
	}
	if ( /^https?:\/\/\S+$/i.test( typed.trim() ) ) {
		options.push( bare( typed.trim(), typed ) );
	}
	return (
		<ComboboxControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ words.label }
			help={ choices?.length === 0 ? words.none : words.help }
			placeholder={ words.placeholder }
			isLoading={ choices === null && ! isRefused }
			allowReset={ false }
			expandOnFocus={ false }
			value={ value || null }
			options={ options }
			onFilterValueChange={ setTyped }
			onChange={ ( item ) => item && onChange( item ) }
			__experimentalRenderItem={ ( { item } ) => (
				<Item option={ item as Option } />
			) }
		/>
	);
}

const bare = ( value: string, label: string ): Option => ( {
	value,
	label,
	details: '',
	picture: null,
} );

function optionOf( { item, title, total, date, picture }: Choice ): Option {
	const day = date && dateI18n( getSettings().formats.date, date );
	const count =
		total !== null &&
		sprintf(
			/* translators: %s: number of photos or videos. */
			_n( '%s item', '%s items', total, 'vitrine' ),
			String( total )
		);
	return {
		value: item,
		label: title || __( 'Without text', 'vitrine' ),
		details: [ day, count ].filter( Boolean ).join( ' · ' ),
		picture,
	};
}

const Item = ( {
	option: { label, details, picture },
}: {
	option: Option;
} ) => (
	<span className="vitrine-choice">
		<span className="vitrine-choice__picture">
			{ picture && <img src={ picture } alt="" loading="lazy" /> }
		</span>
		<span className="vitrine-choice__words">
			<span className="vitrine-choice__title">{ label }</span>
			{ details && (
				<span className="vitrine-choice__details">{ details }</span>
			) }
		</span>
	</span>
);
