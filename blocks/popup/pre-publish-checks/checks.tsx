import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	REMEDIES,
	type Warning,
} from '../../../frontend/render/popup/checks/warnings';
import type { EditedPopup } from './use-popup';

/** What each warning says. */
const words = (): Record< Warning, string > => ( {
	name: __(
		'It has no name: screen readers would say “Popup” only. Give it a title, a name or a heading.',
		'vitrine'
	),
	contrast: __(
		'Its text is hard to read: the contrast to the background is below 4.5 to 1.',
		'vitrine'
	),
	'phone-size': __(
		'It is larger than a small phone (320 × 568): visitors have to scroll in it. Shorten it, or let its height follow the content.',
		'vitrine'
	),
	'phone-search': __(
		'It covers the page of visitors on phones who come from a search engine; search engines may rank such pages lower.',
		'vitrine'
	),
	'field-first': __(
		'It begins with a text field. Put a heading or a sentence before it that says what it is for.',
		'vitrine'
	),
	form: __(
		'A form is missing: the placeholder is still there, and visitors see nothing in its place.',
		'vitrine'
	),
	link: __(
		'A link or button leads nowhere (#). Give it an address, or let it open or close a popup.',
		'vitrine'
	),
	nowhere: __(
		'It never opens by itself: it has a moment, but no pages have been chosen.',
		'vitrine'
	),
	never: __(
		'Nothing opens it yet: choose pages and a moment, or link to it from a page.',
		'vitrine'
	),
} );

/** What can be done about some, by one click. */
const remedies = (): Partial<
	Record< Warning, { label: string; remedy: keyof typeof REMEDIES }[] >
> => ( {
	nowhere: [
		{
			label: __( 'Show on the whole site', 'vitrine' ),
			remedy: 'everywhere',
		},
	],
	'phone-search': [
		{
			label: __( 'Show a bar to them instead', 'vitrine' ),
			remedy: 'banner',
		},
		{
			label: __( 'Wait for the second page', 'vitrine' ),
			remedy: 'later',
		},
	],
} );

interface ChecksProps {
	popup: EditedPopup;
	/** Whether nothing visible closes it. */
	isClosed: boolean;
	warnings: Warning[];
}

/** What forbids publishing, what to look at, and remedies by one click. */
export function Checks( {
	popup: { block, change },
	isClosed,
	warnings,
}: ChecksProps ) {
	const text = words();
	const clicks = remedies();
	const click = ( label: string, remedy: keyof typeof REMEDIES ) => (
		<Button
			key={ remedy }
			variant="secondary"
			size="compact"
			onClick={ () => change( REMEDIES[ remedy ]( block.attributes ) ) }
		>
			{ label }
		</Button>
	);
	return (
		<div className="vitrine-popup-checks">
			{ isClosed && (
				<Notice status="error" isDismissible={ false }>
					<p>
						{ __(
							'It cannot be published: nothing visible closes this popup, or not for a long time, so visitors could not get out of it.',
							'vitrine'
						) }
					</p>
					{ click(
						__( 'Show the close button at once', 'vitrine' ),
						'close'
					) }
				</Notice>
			) }
			{ warnings.map( ( warning ) => (
				<Notice
					key={ warning }
					status="warning"
					isDismissible={ false }
				>
					<p>{ text[ warning ] }</p>
					{ clicks[ warning ]?.map( ( { label, remedy } ) =>
						click( label, remedy )
					) }
				</Notice>
			) ) }
			{ ! isClosed && warnings.length === 0 && (
				<p>
					{ __( 'Nothing stands against publishing it.', 'vitrine' ) }
				</p>
			) }
		</div>
	);
}
