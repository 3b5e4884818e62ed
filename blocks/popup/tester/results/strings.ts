/** What a rule has found, in words; what it wants is in rule-views.ts. */
import { dateI18n } from '@wordpress/date';
import { __, _n, sprintf } from '@wordpress/i18n';
import type {
	Explanation,
	Value,
} from '../../../../frontend/render/popup/rules/explain';
import type { Reason } from '../../../../frontend/popup/queue';
import type { RuleName } from '../../../../frontend/render/popup/types';

type Found = ( values: Record< string, Value > ) => string;

const quoted = ( value: Value | undefined ) =>
	value === '' || value === undefined || value === null
		? __( 'none', 'vitrine' )
		: `“${ String( value ) }”`;

const sources = (): Record< string, string > => ( {
	search: __( 'a search engine', 'vitrine' ),
	external: __( 'another site', 'vitrine' ),
	internal: __( 'this site', 'vitrine' ),
	direct: __( 'nowhere (a direct visit)', 'vitrine' ),
} );

const devices = (): Record< string, string > => ( {
	desktop: __( 'a desktop', 'vitrine' ),
	tablet: __( 'a tablet', 'vitrine' ),
	mobile: __( 'a phone', 'vitrine' ),
} );

const visits = ( values: Record< string, Value > ) =>
	sprintf(
		/* translators: %s: a number */
		_n(
			'%s visit since the popup was first checked',
			'%s visits since the popup was first checked',
			Number( values[ 'has' ] ),
			'vitrine'
		),
		String( values[ 'has' ] )
	);

const person: Found = ( { has, roles } ) => {
	if ( has === null ) {
		return __( 'login status unknown', 'vitrine' );
	}
	return has
		? sprintf(
				/* translators: %s: roles of a user */
				__( 'logged in as %s', 'vitrine' ),
				Array.isArray( roles ) && roles.length
					? roles.join( ', ' )
					: __( 'a user without a role', 'vitrine' )
			)
		: __( 'not logged in', 'vitrine' );
};

const address: Found = ( { has } ) => quoted( has );

const FOUND: Record< RuleName, Found > = {
	page_views: ( { has } ) =>
		sprintf(
			/* translators: %s: a number */
			_n(
				'%s page view since the popup was first checked',
				'%s page views since the popup was first checked',
				Number( has ),
				'vitrine'
			),
			String( has )
		),
	sessions: visits,
	url: ( { has } ) =>
		sprintf(
			/* translators: %s: an address */
			__( 'the visitor comes from %s', 'vitrine' ),
			quoted( has )
		),
	sources: ( { has } ) =>
		sprintf(
			/* translators: %s: such as "a search engine" */
			__( 'the visitor comes from %s', 'vitrine' ),
			sources()[ String( has ) ] ?? String( has )
		),
	logged_in: person,
	devices: ( { has, width } ) =>
		sprintf(
			/* translators: 1: such as "a phone", 2: width in pixels */
			__( '%1$s, the window is %2$s px wide', 'vitrine' ),
			devices()[ String( has ) ] ?? String( has ),
			String( width )
		),
	browsers: ( { has } ) =>
		has ? String( has ) : __( 'another browser', 'vitrine' ),
	schedule: ( { has } ) =>
		sprintf(
			/* translators: %s: date and time */
			__( 'it is %s', 'vitrine' ),
			dateI18n( 'Y-m-d H:i', new Date( Number( has ) ), undefined )
		),
	times: ( { has, count } ) =>
		count === 'close'
			? sprintf(
					/* translators: %s: a number */
					_n(
						'closed %s time',
						'closed %s times',
						Number( has ),
						'vitrine'
					),
					String( has )
				)
			: sprintf(
					/* translators: %s: a number */
					_n(
						'shown %s time',
						'shown %s times',
						Number( has ),
						'vitrine'
					),
					String( has )
				),
	members: person,
	recurring: ( { day, time } ) =>
		sprintf(
			/* translators: 1: number of a day, 0 = Sunday, 2: time */
			__( 'day %1$s (0 = Sunday), %2$s', 'vitrine' ),
			String( day ),
			String( time )
		),
	current_url: address,
	parameter: address,
	cookie: address,
	language: address,
	visitor: ( { has } ) =>
		has === 'returning'
			? __( 'the visitor is returning', 'vitrine' )
			: __( 'this is the visitor’s first visit', 'vitrine' ),
	conversion: ( { has } ) =>
		has
			? __( 'the visitor has converted', 'vitrine' )
			: __( 'the visitor has not converted', 'vitrine' ),
};

/**
 * What a rule has found.
 *
 * @param explanation Of the rule.
 */
export function foundBy( { name, code, values }: Explanation ): string {
	if ( code === 'pattern' ) {
		return __(
			'This regular expression is invalid, so the rule never matches.',
			'vitrine'
		);
	}
	return sprintf(
		/* translators: %s: what the tester has found */
		__( 'Here: %s.', 'vitrine' ),
		FOUND[ name ]( values )
	);
}

/**
 * Why a popup whose trigger has fired does not open.
 *
 * @param reason Why.
 * @param other  Name of the popup that it waits for, if it is one.
 */
export function waitsFor( reason: Reason, other = '' ): string {
	const popup =
		other ||
		/* translators: in place of the name of a popup */
		__( 'another dialog', 'vitrine' );
	switch ( reason ) {
		case 'hidden':
			return __( 'waiting: the page is in the background', 'vitrine' );
		case 'field':
			return __( 'waiting: a form field has focus', 'vitrine' );
		case 'fullscreen':
			return __( 'waiting: something is in full screen', 'vitrine' );
		case 'dialog':
			return sprintf(
				/* translators: %s: name of a popup */
				__( 'waiting: %s is open', 'vitrine' ),
				popup
			);
		case 'pause':
			return sprintf(
				/* translators: %s: name of a popup */
				__( 'waiting: the delay after %s has not passed', 'vitrine' ),
				popup
			);
		case 'stale':
			return other
				? sprintf(
						/* translators: %s: name of a popup */
						__(
							'does not open: %s was open for too long',
							'vitrine'
						),
						popup
					)
				: __( 'does not open: the wait was too long', 'vitrine' );
		case 'avoided':
			return sprintf(
				/* translators: %s: name of a popup */
				__( 'does not open: %s was shown', 'vitrine' ),
				popup
			);
	}
}
