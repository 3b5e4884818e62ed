import { Button, Placeholder } from '@wordpress/components';
import { dateI18n } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import { icons } from '@vitrine/editor';
import metadata from './block.json';
import { DateDropdown } from './date-dropdown';

const DAY = 86_400_000;

/**
 * An evening of the site.
 *
 * @param days How many days from now.
 */
const evening = ( days: number ): string =>
	`${ dateI18n( 'Y-m-d', new Date( Date.now() + days * DAY ) ) }T20:00:00`;

/**
 * Asks for the date.
 *
 * @param props          What to show.
 * @param props.onChoose Gets it, as the site's clocks show it.
 */
export function ChooseDate( {
	onChoose,
}: {
	onChoose: ( date: string ) => void;
} ) {
	const choices: [ string, number ][] = [
		[ __( 'Tomorrow', 'vitrine' ), 1 ],
		[ __( 'In a week', 'vitrine' ), 7 ],
	];
	return (
		<Placeholder
			icon={ icons.countdown }
			label={ metadata.title }
			instructions={ __(
				'Choose when it ends. You can change the time in the block settings.',
				'vitrine'
			) }
		>
			<DateDropdown
				label={ __( 'Choose a date', 'vitrine' ) }
				variant="primary"
				value=""
				suggestion={ evening( 1 ) }
				onChange={ onChoose }
			/>
			{ choices.map( ( [ label, days ] ) => (
				<Button
					key={ days }
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => onChoose( evening( days ) ) }
				>
					{ label }
				</Button>
			) ) }
		</Placeholder>
	);
}
