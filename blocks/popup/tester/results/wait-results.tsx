import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import { MIN_PAUSE } from '../../../../frontend/popup/queue';
import type {
	DocumentSettings,
	Triggers,
} from '../../../../frontend/render/popup/types';
import { TYPE } from '../../post/popups';
import { Verdict } from './results';

interface WaitResultsProps {
	settings: DocumentSettings;
	triggers: Partial< Triggers >;
	/** Other popups that the page has. */
	others: number[];
}

interface PopupRecord {
	id: number;
	title: { raw: string };
	popup: { settings: { priority?: number }; triggers: object };
}

const COUNT = 50;

/** Other popups that may want to open by themselves, with their priorities. */
function useOthers( ids: number[] ): [ title: string, priority: number ][] {
	const wanted = ids.slice( 0, COUNT ).join();
	const records = useSelect(
		( select ) =>
			wanted === ''
				? null
				: (
						select( 'core' ) as unknown as {
							getEntityRecords: (
								kind: string,
								name: string,
								query: object
							) => PopupRecord[] | null;
						}
					 ).getEntityRecords( 'postType', TYPE, {
						context: 'edit',
						include: wanted.split( ',' ).map( Number ),
						per_page: COUNT,
					} ),
		[ wanted ]
	);
	return ( records ?? [] )
		.filter( ( { popup } ) => Object.keys( popup.triggers ).length > 0 )
		.map( ( { title, popup } ) => [
			decodeEntities( title.raw ),
			popup.settings.priority ?? 10,
		] );
}

/**
 * What a popup whose trigger has fired waits for.
 *
 * @param props          What to show.
 * @param props.settings Its document settings.
 * @param props.triggers Its triggers.
 * @param props.others   Other popups of the page.
 */
export function WaitResults( {
	settings,
	triggers,
	others,
}: WaitResultsProps ) {
	const found = useOthers( others );
	if ( Object.keys( triggers ).length === 0 ) {
		return null;
	}
	return (
		<>
			<h2>{ __( 'Timing', 'vitrine' ) }</h2>
			<ul className="vitrine-popup-verdicts">
				<Verdict answer={ null }>
					{ __(
						'It waits up to 5 seconds while another dialog is open, a form field has focus, or something is in full screen. After that, it does not open. Bars and slide-ins can be open at the same time, one at each edge.',
						'vitrine'
					) }
					{ triggers.exit_intent === 'yes' && (
						<>
							{ ' ' }
							{ __(
								'Exit intent does not wait, because the visitor is leaving.',
								'vitrine'
							) }
						</>
					) }
				</Verdict>
				<Verdict answer={ null }>
					{ sprintf(
						/* translators: %d: seconds */
						__(
							'It opens at least %d seconds after another popup has opened or closed.',
							'vitrine'
						),
						Math.max( MIN_PAUSE, settings.pause )
					) }
				</Verdict>
				{ found.map( ( [ title, priority ], index ) => (
					<Verdict key={ index } answer={ null }>
						{ priority > settings.priority
							? sprintf(
									/* translators: %s: name of a popup */
									__(
										'%s opens first if both are ready, because its priority is higher.',
										'vitrine'
									),
									title
								)
							: sprintf(
									/* translators: %s: name of a popup */
									__(
										'%s opens automatically on this page, too.',
										'vitrine'
									),
									title
								) }
					</Verdict>
				) ) }
			</ul>
		</>
	);
}
