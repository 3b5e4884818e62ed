import { webAddress } from '../../address';
import { OUTWARD, part } from '../names';
import type { EventView, MomentView } from '../types';

interface EventFactsProps {
	event: EventView;
	/** The event on its network. */
	url: string | null;
}

/**
 * What an event is called, when and where it takes place. Twin: blocks/social-feed/kinds/event.php.
 *
 * @param props       What to show.
 * @param props.event The event.
 * @param props.url   Where its name leads.
 */
export function EventFacts( { event, url }: EventFactsProps ) {
	return (
		<div className={ part( 'event' ) }>
			{ event.state !== null && (
				<p className={ part( 'event-state' ) }>{ event.state }</p>
			) }
			<p className={ part( 'event-name' ) } dir="auto">
				{ url ? (
					<a href={ webAddress( url ) } rel={ OUTWARD }>
						{ event.name }
					</a>
				) : (
					event.name
				) }
			</p>
			<Facts event={ event } />
			{ event.further && <Further dates={ event.further } /> }
		</div>
	);
}

/**
 * When, where, and who comes.
 *
 * @param props       What to show.
 * @param props.event The event.
 */
function Facts( { event }: { event: EventView } ) {
	const { starts, ends, zone, place, map, online, people } = event;
	return (
		// eslint-disable-next-line jsx-a11y/no-redundant-roles -- see link-card.tsx
		<ul className={ part( 'facts' ) } role="list">
			<li className="is-when">
				<Moment moment={ starts } />
				{ ends && (
					<>
						{ ' – ' }
						<Moment moment={ ends } />
					</>
				) }
				{ zone && ` (${ zone })` }
			</li>
			{ place !== null && (
				<li className="is-where">
					<bdi>{ place }</bdi>
					{ map && (
						<>
							{ ' ' }
							<a href={ webAddress( map.url ) } rel={ OUTWARD }>
								{ map.label }
							</a>
						</>
					) }
				</li>
			) }
			{ online !== null && <li className="is-online">{ online }</li> }
			{ people.length > 0 && (
				<li className="is-people">{ people.join( ' · ' ) }</li>
			) }
		</ul>
	);
}

/**
 * The next dates.
 *
 * @param props       What to show.
 * @param props.dates The dates.
 */
const Further = ( {
	dates,
}: {
	dates: NonNullable< EventView[ 'further' ] >;
} ) => (
	<details className={ part( 'dates' ) }>
		<summary>{ dates.label }</summary>
		{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- see link-card.tsx */ }
		<ul role="list">
			{ dates.times.map( ( moment ) => (
				<li key={ moment.iso }>
					<Moment moment={ moment } />
				</li>
			) ) }
			{ dates.rest !== null && <li>{ dates.rest }</li> }
		</ul>
	</details>
);

const Moment = ( { moment: { iso, label } }: { moment: MomentView } ) => (
	<time dateTime={ iso }>{ label }</time>
);
