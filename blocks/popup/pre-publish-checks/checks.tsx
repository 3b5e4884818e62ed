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
		'This popup has no name for screen readers. Add a title, an accessible name, or a heading.',
		'vitrine'
	),
	contrast: __(
		'The text may be hard to read: its contrast with the background is below 4.5:1.',
		'vitrine'
	),
	'phone-size': __(
		'This popup does not fit on a small phone (320 × 568), so visitors will have to scroll. Shorten it, or set its height to “Fit content”.',
		'vitrine'
	),
	'phone-search': __(
		'This popup covers the page for mobile visitors from search engines. Search engines may rank such pages lower.',
		'vitrine'
	),
	'field-first': __(
		'This popup starts with a text field. Add a heading or a sentence before it to explain what it is for.',
		'vitrine'
	),
	form: __(
		'The form placeholder is still empty. Add your form, or remove the placeholder.',
		'vitrine'
	),
	link: __(
		'A link or button has no destination (#). Add a URL, or set it to open or close a popup.',
		'vitrine'
	),
	nowhere: __(
		'This popup has a trigger but no display conditions, so it never opens automatically.',
		'vitrine'
	),
	never: __(
		'Nothing opens this popup yet. Choose where and when it opens, or select a button or link on a page and choose this popup under “On click”.',
		'vitrine'
	),
} );

/** What can be done about some, by one click. */
const remedies = (): Partial<
	Record< Warning, { label: string; remedy: keyof typeof REMEDIES }[] >
> => ( {
	nowhere: [
		{
			label: __( 'Show on the entire site', 'vitrine' ),
			remedy: 'everywhere',
		},
	],
	'phone-search': [
		{
			label: __( 'Show them a bar instead', 'vitrine' ),
			remedy: 'banner',
		},
		{
			label: __( 'Wait until the second page view', 'vitrine' ),
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
							'This popup cannot be published: visitors have no visible way to close it, or would have to wait too long.',
							'vitrine'
						) }
					</p>
					{ click(
						__( 'Show the close button immediately', 'vitrine' ),
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
				<p>{ __( 'Ready to publish.', 'vitrine' ) }</p>
			) }
		</div>
	);
}
