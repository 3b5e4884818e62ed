import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Notice } from '@wordpress/components';
import { getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { defaultsOf, useIsExample } from '@vitrine/editor';
import { Countdown, countdownClassName } from '../../frontend/render/countdown';
import { readAttributes } from '../../frontend/render/schema';
import type { CountdownAttributes } from './attributes.gen';
import metadata from './block.json';
import { DateDropdown } from './date-dropdown';
import { ChooseDate } from './placeholder';
import { CountdownSettings } from './settings';
import { endOf, momentIn, viewOf, zoneOf } from './view-of';

const schema = metadata.attributes;
const defaults = defaultsOf< CountdownAttributes >( schema );

/** What is left in a preview, ms. */
const SAMPLE = 270_960_000;

/** Milliseconds since 1970, anew each second. */
function useNow(): number {
	const [ now, setNow ] = useState( Date.now );
	useEffect( () => {
		const timer = setInterval( () => setNow( Date.now() ), 1000 );
		return () => clearInterval( timer );
	}, [] );
	return now;
}

/**
 * The block in the editor: it runs, and below it is what there will be at the end.
 *
 * @param props               What WordPress hands to every block.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 */
export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< CountdownAttributes > ) {
	const read = readAttributes< CountdownAttributes >( schema, attributes );
	const [ start ] = useState( Date.now );
	const now = useNow();
	const isExample = useIsExample();
	const chosen = endOf(
		read,
		zoneOf( getSettings().timezone ),
		// The editor's visit is a first one.
		read.kind === 'visitor' ? start : now
	);
	// The inserter and patterns show it before there is a date.
	const end = chosen ?? ( isExample ? start + SAMPLE : null );
	const view = end === null ? null : viewOf( read, end, now );
	const blockProps = useBlockProps( {
		className: view ? countdownClassName( view ) : '',
	} );
	return (
		<>
			<CountdownSettings
				settings={ { attributes, setAttributes, defaults, schema } }
				end={ end }
			/>
			<div { ...blockProps }>
				{ view ? (
					<Countdown view={ view } />
				) : (
					<ChooseDate
						onChoose={ ( date ) => setAttributes( { date } ) }
					/>
				) }
				{ end !== null && read.kind === 'date' && end <= now && (
					<Passed
						end={ end }
						date={ read.date }
						onChange={ ( date ) => setAttributes( { date } ) }
					/>
				) }
				{ view && read.kind !== 'repeat' && <AtEnd read={ read } /> }
			</div>
		</>
	);
}

interface PassedProps {
	end: number;
	date: string;
	onChange: ( date: string ) => void;
}

/**
 * Says that visitors see the end already.
 *
 * @param props          What to show.
 * @param props.end      When that was.
 * @param props.date     The same, as it is stored.
 * @param props.onChange Gets another date.
 */
function Passed( { end, date, onChange }: PassedProps ) {
	return (
		<Notice
			className="vitrine-countdown-passed"
			status="warning"
			isDismissible={ false }
		>
			{ sprintf(
				/* translators: %s: date and time. */
				__(
					'This countdown ended on %s. Visitors now see what you chose under “When it ends.”',
					'vitrine'
				),
				momentIn( end )
			) }{ ' ' }
			<DateDropdown
				label={ __( 'Choose another date', 'vitrine' ) }
				variant="link"
				value={ date }
				suggestion={ date }
				onChange={ onChange }
			/>
		</Notice>
	);
}

/**
 * What there will be at the end, where that is something else.
 *
 * @param props      What to show.
 * @param props.read Attributes within their bounds.
 */
function AtEnd( { read }: { read: CountdownAttributes } ) {
	return read.atEnd === 'message' || read.atEnd === 'blocks' ? (
		<div className="vitrine-countdown-end">
			<div className="vitrine-countdown-end__title">
				{ __( 'When it ends', 'vitrine' ) }
			</div>
			{ read.atEnd === 'blocks' ? (
				<EndBlocks />
			) : (
				<p className="wp-block-vitrine-countdown__message">
					{ read.message || __( 'Time is up.', 'vitrine' ) }
				</p>
			) }
		</div>
	) : null;
}

/** The blocks that are shown then. */
const EndBlocks = () => (
	<div
		{ ...useInnerBlocksProps(
			{ className: 'is-layout-flow' },
			{ template: [ [ 'core/paragraph', {} ] ] }
		) }
	/>
);
