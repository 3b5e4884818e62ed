import { Button, Dropdown, SearchControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Glyph } from './glyph';
import { offersFor } from './offers';
import { wordsOf } from './words';

interface PickerProps {
	/** Services that the block has. */
	used: string[];
	onPick: ( id: string ) => void;
	/** How the button that opens it looks. */
	variant?: ComponentProps< typeof Button >[ 'variant' ];
}

/**
 * A button that offers further services.
 *
 * @param props         What to show.
 * @param props.used    Services that the block has.
 * @param props.onPick  Takes the one that was chosen.
 * @param props.variant Look of the button.
 */
export function Picker( { used, onPick, variant }: PickerProps ) {
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					__next40pxDefaultSize
					variant={ variant! }
					icon={ plus }
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					{ __( 'Add button', 'vitrine' ) }
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<Offered
					used={ used }
					onPick={ ( id ) => {
						onPick( id );
						onClose();
					} }
				/>
			) }
		/>
	);
}

/**
 * What can be chosen.
 *
 * @param props        What to show.
 * @param props.used   Services that the block has.
 * @param props.onPick Takes the one that was chosen.
 */
function Offered( { used, onPick }: Omit< PickerProps, 'variant' > ) {
	const [ search, setSearch ] = useState( '' );
	const { services, reasons } = offersFor( search, used );
	return (
		<div className="vitrine-share-picker">
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Search services', 'vitrine' ) }
				placeholder={ __( 'Search services', 'vitrine' ) }
				value={ search }
				onChange={ setSearch }
			/>
			<div className="vitrine-share-picker__list">
				{ services.map( ( service ) => (
					<Button
						key={ service.id }
						__next40pxDefaultSize
						icon={ <Glyph icon={ service.icon } /> }
						onClick={ () => onPick( service.id ) }
					>
						{ wordsOf( service )[ 0 ] }
					</Button>
				) ) }
			</div>
			<div role="status">
				{ reasons.map( ( reason ) => (
					<p key={ reason }>{ reason }</p>
				) ) }
				{ ! services.length && ! reasons.length && (
					<p>{ __( 'No services found.', 'vitrine' ) }</p>
				) }
			</div>
		</div>
	);
}
