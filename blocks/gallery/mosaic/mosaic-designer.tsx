import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import type { CSSProperties, PointerEvent } from 'react';
import type { MosaicTile } from '../../../frontend/render/gallery/types';
import { COLUMNS, PRESETS, ROWS, tileAt, tileBetween } from './mosaic';
import type { Cell } from './mosaic';
import { keysOf, pointerOf, useDrawing } from './use-drawing';

interface MosaicDesignerProps {
	tiles: MosaicTile[];
	onChange: ( tiles: MosaicTile[] ) => void;
}

const place = ( { c, r, w, h }: MosaicTile ): CSSProperties => ( {
	gridColumn: `${ c } / span ${ w }`,
	gridRow: `${ r } / span ${ h }`,
} );

const CELLS: Cell[] = Array.from(
	{ length: COLUMNS * ROWS },
	( _, index ) => ( {
		c: ( index % COLUMNS ) + 1,
		r: Math.floor( index / COLUMNS ) + 1,
	} )
);

/**
 * Draws the tiles of a pattern on a small grid: with the pointer from corner to corner, or with arrows and Enter.
 *
 * @param props          What to show.
 * @param props.tiles    The pattern.
 * @param props.onChange Receives the pattern.
 */
export function MosaicDesigner( { tiles, onChange }: MosaicDesignerProps ) {
	const id = useId();
	const drawing = useDrawing( tiles, onChange );
	const { active, from, message, say } = drawing;
	return (
		<div className="vitrine-mosaic">
			<p className="vitrine-gallery-heading" id={ id }>
				{ __( 'Pattern', 'vitrine' ) }
			</p>
			{ /* Keys and pointers reach the group from the buttons in it. */ }
			{ /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its cells are buttons, whose keys and pointer it follows. */ }
			<div
				role="group"
				aria-labelledby={ id }
				className="vitrine-mosaic__grid"
				onKeyDown={ keysOf( tiles, drawing ) }
				{ ...pointerOf( tiles, drawing ) }
			>
				{ CELLS.map( ( cell ) => (
					<button
						key={ `${ cell.c } ${ cell.r }` }
						type="button"
						data-cell={ `${ cell.c } ${ cell.r }` }
						className="vitrine-mosaic__cell"
						style={ place( { ...cell, w: 1, h: 1 } ) }
						tabIndex={
							cell.c === active.c && cell.r === active.r ? 0 : -1
						}
						onFocus={ () => drawing.setActive( cell ) }
						aria-label={ cellLabel( cell, tileAt( tiles, cell ) ) }
					/>
				) ) }
				{ tiles.map( ( tile, index ) => (
					<Tile
						key={ `${ tile.c } ${ tile.r }` }
						tile={ tile }
						number={ index + 1 }
						onRemove={ () => drawing.remove( tile ) }
					/>
				) ) }
				{ from && (
					<span
						className="vitrine-mosaic__drawn"
						style={ place( tileBetween( from, active ) ) }
					/>
				) }
			</div>
			<p className="components-base-control__help">
				{ message ||
					__(
						'Draw tiles from corner to corner. The pattern repeats for additional images.',
						'vitrine'
					) }
			</p>
			<Presets
				isEmpty={ tiles.length === 0 }
				onChoose={ ( pattern, text ) => {
					onChange( pattern );
					say( text );
				} }
			/>
		</div>
	);
}

/**
 * What a cell is called.
 *
 * @param cell The cell.
 * @param tile Index of the tile in it, -1 = none.
 */
const cellLabel = ( { c, r }: Cell, tile: number ): string =>
	tile < 0
		? sprintf(
				/* translators: 1: column, 2: row */
				__( 'Column %1$d, row %2$d: empty', 'vitrine' ),
				c,
				r
			)
		: sprintf(
				/* translators: 1: column, 2: row, 3: number of a tile */
				__( 'Column %1$d, row %2$d: tile %3$d', 'vitrine' ),
				c,
				r,
				tile + 1
			);

interface TileProps {
	tile: MosaicTile;
	number: number;
	onRemove: () => void;
}

/** A tile with its number and what removes it. */
const Tile = ( { tile, number, onRemove }: TileProps ) => (
	<span className="vitrine-mosaic__tile" style={ place( tile ) }>
		<span aria-hidden="true">{ number }</span>
		<Button
			size="small"
			label={ sprintf(
				/* translators: %d: number of a tile */
				__( 'Remove tile %d', 'vitrine' ),
				number
			) }
			onPointerDown={ ( event: PointerEvent ) => event.stopPropagation() }
			onClick={ onRemove }
		>
			×
		</Button>
	</span>
);

interface PresetsProps {
	isEmpty: boolean;
	/** Receives a pattern and what is to be said of it. */
	onChoose: ( tiles: MosaicTile[], text: string ) => void;
}

/** Finished patterns, and none. */
const Presets = ( { isEmpty, onChoose }: PresetsProps ) => (
	<div className="vitrine-mosaic__presets">
		{ Object.entries( presetLabels() ).map( ( [ name, label ] ) => (
			<Button
				key={ name }
				__next40pxDefaultSize
				variant="secondary"
				onClick={ () =>
					onChoose(
						PRESETS[ name ] ?? [],
						sprintf(
							/* translators: %s: name of a pattern */
							__( 'Pattern “%s” chosen.', 'vitrine' ),
							label
						)
					)
				}
			>
				{ label }
			</Button>
		) ) }
		<Button
			__next40pxDefaultSize
			variant="tertiary"
			disabled={ isEmpty }
			onClick={ () =>
				onChoose( [], __( 'All tiles removed.', 'vitrine' ) )
			}
		>
			{ __( 'Clear', 'vitrine' ) }
		</Button>
	</div>
);

const presetLabels = (): Record< string, string > => ( {
	hero: __( 'Large first', 'vitrine' ),
	columns: __( 'Tall sides', 'vitrine' ),
	banner: __( 'Banner', 'vitrine' ),
	windmill: __( 'Windmill', 'vitrine' ),
} );
