import {
	Notice,
	SelectControl,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { SIZE_CLASSES } from '../../../frontend/render/gallery/steps';
import type { SizeClass } from '../../../frontend/render/gallery/types';
import { classesWithOwn } from './level';
import type { Scope } from './level';
import type { GallerySettings } from '../gallery-attributes';

interface ScopeControlProps {
	scope: Scope;
	onChange: ( scope: Scope ) => void;
	settings: GallerySettings;
	/** What the canvas shows now. */
	current: SizeClass;
	/** Whether there are albums. */
	levels: boolean;
}

export function sizeLabels(): Record< SizeClass, string > {
	return {
		xs: __( 'Phones (XS, below 480 px)', 'vitrine' ),
		sm: __( 'Tablets (SM, from 480 px)', 'vitrine' ),
		me: __( 'Small desktops (ME, from 992 px)', 'vitrine' ),
		la: __( 'Desktops (LA, from 1200 px)', 'vitrine' ),
		xl: __( 'Large screens (XL, from 1800 px)', 'vitrine' ),
	};
}

/**
 * Chooses which albums and which screens the settings below are for.
 *
 * @param props          What to show.
 * @param props.scope    The choice.
 * @param props.onChange Receives the choice.
 * @param props.settings Settings of the block.
 * @param props.current  What the canvas shows now.
 * @param props.levels   Whether there are albums.
 */
export function ScopeControl( {
	scope,
	onChange,
	settings,
	current,
	levels,
}: ScopeControlProps ) {
	const labels = sizeLabels();
	const own = classesWithOwn( settings, scope.level );
	const hidden = scope.size !== 'all' && scope.size !== current;
	return (
		<div className="vitrine-gallery-scope">
			{ levels && <LevelControl scope={ scope } onChange={ onChange } /> }
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Sizes for', 'vitrine' ) }
				help={ sprintf(
					/* translators: %s: size class such as "Desktops (LA, from 1200 px)" */
					__( 'The canvas shows: %s', 'vitrine' ),
					labels[ current ]
				) }
				value={ scope.size }
				options={ [
					{ value: 'all', label: __( 'All screens', 'vitrine' ) },
					...SIZE_CLASSES.map( ( { name } ) => ( {
						value: name,
						label: own.includes( name )
							? sprintf(
									/* translators: %s: size class */
									__( '%s: customized', 'vitrine' ),
									labels[ name ]
								)
							: labels[ name ],
					} ) ),
				] }
				onChange={ ( size ) =>
					onChange( { ...scope, size: size as Scope[ 'size' ] } )
				}
			/>
			{ hidden && (
				<Notice status="info" isDismissible={ false }>
					{ __(
						'The canvas now has a different width. Choose a device in the preview menu to see these sizes.',
						'vitrine'
					) }
				</Notice>
			) }
		</div>
	);
}

/**
 * Chooses which albums the settings below are for.
 *
 * @param props          What to show.
 * @param props.scope    The choice.
 * @param props.onChange Receives the choice.
 */
export function LevelControl( {
	scope,
	onChange,
}: Pick< ScopeControlProps, 'scope' | 'onChange' > ) {
	return (
		<div className="vitrine-gallery-level">
			<ToggleGroupControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				isBlock
				label={ __( 'Settings for', 'vitrine' ) }
				value={ scope.level }
				onChange={ ( level ) =>
					onChange( {
						...scope,
						level: level === 'first' ? 'first' : 'all',
					} )
				}
			>
				<ToggleGroupControlOption
					value="all"
					label={ __( 'All albums', 'vitrine' ) }
				/>
				<ToggleGroupControlOption
					value="first"
					label={ __( 'Top level', 'vitrine' ) }
				/>
			</ToggleGroupControl>
		</div>
	);
}
