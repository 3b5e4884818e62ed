import { Button, __experimentalVStack as VStack } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { useRef } from 'react';
import { SourceControl } from '@vitrine/editor';
import type { Source } from '@vitrine/editor';
import type { FeedAttributes } from '../feed-attributes';
import { ContentFields } from './content-fields';
import { sourceOf } from './feed-source';
import type { FeedSource } from './feed-source';

type Others = FeedAttributes[ 'others' ];

interface OtherSourcesProps {
	value: Others;
	/** How many there may be. */
	max: number;
	/** Sources that can be chosen. */
	sources: Source[];
	onChange: ( others: Others ) => void;
	onFetched: () => void;
}

/**
 * Further sources of a feed, each with what of it is shown.
 *
 * @param props           What to show.
 * @param props.value     The sources.
 * @param props.max       How many there may be.
 * @param props.sources   Sources that can be chosen.
 * @param props.onChange  Receives the sources.
 * @param props.onFetched Called when posts have been fetched.
 */
export function OtherSources( {
	value,
	max,
	sources,
	onChange,
	onFetched,
}: OtherSourcesProps ) {
	const adds = useRef< HTMLButtonElement >( null );
	const put = ( index: number, ...others: Others ) =>
		onChange( value.toSpliced( index, 1, ...others ) );
	const first = sources[ 0 ];
	return (
		<VStack spacing={ 4 }>
			{ value.map( ( other, index ) => (
				<OtherSource
					key={ index }
					// The feed's own is the first.
					place={ index + 2 }
					value={ sourceOf( other ) }
					sources={ sources }
					onChange={ ( changed ) => put( index, stored( changed ) ) }
					onRemove={ () => {
						put( index );
						speak( __( 'Source removed.', 'vitrine' ) );
						adds.current?.focus();
					} }
					onFetched={ onFetched }
				/>
			) ) }
			{ first && (
				<Button
					__next40pxDefaultSize
					ref={ adds }
					className="vitrine-add-source"
					variant="secondary"
					icon={ plus }
					disabled={ value.length >= max }
					accessibleWhenDisabled
					description={
						value.length >= max
							? sprintf(
									/* translators: %d: number of sources. */
									__(
										'A feed can have up to %d sources.',
										'vitrine'
									),
									max + 1
								)
							: ''
					}
					onClick={ () =>
						onChange( [ ...value, { source: first.id } ] )
					}
				>
					{ __( 'Add a source', 'vitrine' ) }
				</Button>
			) }
		</VStack>
	);
}

interface OtherSourceProps {
	place: number;
	value: FeedSource;
	sources: Source[];
	onChange: ( source: FeedSource ) => void;
	onRemove: () => void;
	onFetched: () => void;
}

function OtherSource( {
	place,
	value,
	sources,
	onChange,
	onRemove,
	onFetched,
}: OtherSourceProps ) {
	const name = sprintf(
		/* translators: %d: place in the list of the feed's sources. */
		__( 'Source %d', 'vitrine' ),
		place
	);
	return (
		<fieldset className="vitrine-other-source">
			<legend className="screen-reader-text">{ name }</legend>
			<VStack spacing={ 4 }>
				<SourceControl
					label={ name }
					required
					sources={ sources }
					value={ value.source }
					onChange={ ( source ) =>
						onChange( {
							source,
							content: 'posts',
							contentItem: '',
						} )
					}
				/>
				<ContentFields
					source={ value }
					network={
						sources.find( ( { id } ) => id === value.source )
							?.network
					}
					onChange={ onChange }
					onFetched={ onFetched }
				/>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					isDestructive
					onClick={ onRemove }
				>
					{ sprintf(
						/* translators: %d: place in the list of the feed's sources. */
						__( 'Remove source %d', 'vitrine' ),
						place
					) }
				</Button>
			</VStack>
		</fieldset>
	);
}

/**
 * As it is written down: what is usual is left out.
 *
 * @param source The source.
 */
const stored = ( {
	source,
	content,
	contentItem,
}: FeedSource ): Others[ number ] => ( {
	source,
	...( content !== 'posts' && { content } ),
	...( contentItem !== '' && { contentItem } ),
} );
