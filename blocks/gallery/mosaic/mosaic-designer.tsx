import { Button } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { useId, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import type { MosaicTile } from '../../../frontend/render/gallery/types';
import {
	COLUMNS,
	PRESETS,
	ROWS,
	tileAt,
	tileBetween,
	withTile,
} from './mosaic';
import type { Cell } from './mosaic';

interface MosaicDesignerProps {
	tiles: MosaicTile[];
	onChange: ( tiles: MosaicTile[] ) => void;
}

const place = ( { c, r, w, h }: MosaicTile ): CSSProperties => ( {
	gridColumn: `${ c } / span ${ w }`,
	gridRow: `${ r } / span ${ h }`,
} );

const ARROWS: Record< string, Cell > = {
	ArrowRight: { c: 1, r: 0 },
	ArrowLeft: { c: -1, r: 0 },
	ArrowDown: { c: 0, r: 1 },
	ArrowUp: { c: 0, r: -1 },
};

const within = ( value: number, most: number ) =>
	Math.min( most, Math.max( 1, value ) );

/**
 * Draws the tiles of a pattern on a small grid: with the pointer from corner to corner, or with arrows and Enter.
 *
 * @param props          What to show.
 * @param props.tiles    The pattern.
 * @param props.onChange Receives the pattern.
 */
export function MosaicDesigner( { tiles, onChange }: MosaicDesignerProps ) {
	const [ active, setActive ] = useState< Cell >( { c: 1, r: 1 } );
	const [ from, setFrom ] = useState< Cell | null >( null );
	const [ message, setMessage ] = useState( '' );
	const id = useId();
	const grid = useRef< HTMLDivElement >( null );
	const drawn = from && tileBetween( from, active );

	const say = ( text: string ) => {
		setMessage( text );
		speak( text, 'polite' );
	};
	const finish = ( to: Cell ) => {
		if ( ! from ) {
			return;
		}
		setFrom( null );
		const next = withTile( tiles, tileBetween( from, to ) );
		if ( next ) {
			onChange( next );
			say(
				sprintf(
					/* translators: %d: number of a tile */ __(
						'Tile %d added.',
						'vitrine'
					),
					next.length
				)
			);
		} else {
			say( __( 'Tiles cannot overlap.', 'vitrine' ) );
		}
	};
	const remove = ( cell: Cell ) => {
		const index = tileAt( tiles, cell );
		if ( index >= 0 ) {
			onChange( tiles.toSpliced( index, 1 ) );
			say(
				sprintf(
					/* translators: %d: number of a tile */ __(
						'Tile %d removed.',
						'vitrine'
					),
					index + 1
				)
			);
		}
	};
	const cellOf = ( event: PointerEvent ): Cell | null => {
		const box = grid.current?.getBoundingClientRect();
		if ( ! box ) {
			return null;
		}
		const across = ( event.clientX - box.left ) / box.width;
		const rtl =
			grid.current &&
			getComputedStyle( grid.current ).direction === 'rtl';
		return {
			c: within(
				Math.floor( ( rtl ? 1 - across : across ) * COLUMNS ) + 1,
				COLUMNS
			),
			r: within(
				Math.floor(
					( ( event.clientY - box.top ) / box.height ) * ROWS
				) + 1,
				ROWS
			),
		};
	};
	const onKeyDown = ( event: KeyboardEvent ) => {
		const step = ARROWS[ event.key ];
		if ( step ) {
			event.preventDefault();
			const next = {
				c: within( active.c + step.c, COLUMNS ),
				r: within( active.r + step.r, ROWS ),
			};
			setActive( next );
			grid.current
				?.querySelector< HTMLElement >(
					`[data-cell="${ next.c } ${ next.r }"]`
				)
				?.focus();
		} else if ( event.key === 'Escape' && from ) {
			event.stopPropagation();
			setFrom( null );
		} else if ( event.key === 'Delete' || event.key === 'Backspace' ) {
			event.preventDefault();
			remove( active );
		} else if ( event.key === 'Enter' || event.key === ' ' ) {
			event.preventDefault();
			if ( from ) {
				finish( active );
			} else if ( tileAt( tiles, active ) < 0 ) {
				setFrom( active );
				say(
					__(
						'Move to the opposite corner with the arrows, then press Enter.',
						'vitrine'
					)
				);
			}
		}
	};
	const cells = Array.from( { length: COLUMNS * ROWS }, ( _, index ) => ( {
		c: ( index % COLUMNS ) + 1,
		r: Math.floor( index / COLUMNS ) + 1,
	} ) );

	return (
		<div className="vitrine-mosaic">
			<p className="vitrine-gallery-heading" id={ id }>
				{ __( 'Pattern', 'vitrine' ) }
			</p>
			{ /* Keys and pointers reach the group from the buttons in it. */ }
			{ /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its cells are buttons, whose keys and pointer it follows. */ }
			<div
				ref={ grid }
				role="group"
				aria-labelledby={ id }
				className="vitrine-mosaic__grid"
				onKeyDown={ onKeyDown }
				onPointerDown={ ( event ) => {
					const cell = cellOf( event );
					if (
						cell &&
						event.button === 0 &&
						tileAt( tiles, cell ) < 0
					) {
						event.currentTarget.setPointerCapture(
							event.pointerId
						);
						setActive( cell );
						setFrom( cell );
					}
				} }
				onPointerMove={ ( event ) => {
					const cell = from && cellOf( event );
					if (
						cell &&
						( cell.c !== active.c || cell.r !== active.r )
					) {
						setActive( cell );
					}
				} }
				onPointerUp={ ( event ) => {
					const cell = cellOf( event );
					if ( from && cell ) {
						finish( cell );
					}
				} }
				onPointerCancel={ () => setFrom( null ) }
			>
				{ cells.map( ( cell ) => {
					const tile = tileAt( tiles, cell );
					return (
						<button
							key={ `${ cell.c } ${ cell.r }` }
							type="button"
							data-cell={ `${ cell.c } ${ cell.r }` }
							className="vitrine-mosaic__cell"
							style={ place( { ...cell, w: 1, h: 1 } ) }
							tabIndex={
								cell.c === active.c && cell.r === active.r
									? 0
									: -1
							}
							onFocus={ () => setActive( cell ) }
							aria-label={
								tile < 0
									? sprintf(
											/* translators: 1: column, 2: row */ __(
												'Column %1$d, row %2$d: free',
												'vitrine'
											),
											cell.c,
											cell.r
										)
									: sprintf(
											/* translators: 1: column, 2: row, 3: number of a tile */ __(
												'Column %1$d, row %2$d: tile %3$d',
												'vitrine'
											),
											cell.c,
											cell.r,
											tile + 1
										)
							}
						/>
					);
				} ) }
				{ tiles.map( ( tile, index ) => (
					<span
						key={ `${ tile.c } ${ tile.r }` }
						className="vitrine-mosaic__tile"
						style={ place( tile ) }
					>
						<span aria-hidden="true">{ index + 1 }</span>
						<Button
							size="small"
							label={ sprintf(
								/* translators: %d: number of a tile */ __(
									'Remove tile %d',
									'vitrine'
								),
								index + 1
							) }
							onPointerDown={ ( event: PointerEvent ) =>
								event.stopPropagation()
							}
							onClick={ () => remove( tile ) }
						>
							×
						</Button>
					</span>
				) ) }
				{ drawn && (
					<span
						className="vitrine-mosaic__drawn"
						style={ place( drawn ) }
					/>
				) }
			</div>
			<p className="components-base-control__help">
				{ message ||
					__(
						'Draw tiles from corner to corner. The pattern repeats for further pictures.',
						'vitrine'
					) }
			</p>
			<div className="vitrine-mosaic__presets">
				{ Object.entries( presetLabels() ).map( ( [ name, label ] ) => (
					<Button
						key={ name }
						__next40pxDefaultSize
						variant="secondary"
						onClick={ () => {
							onChange( PRESETS[ name ] ?? [] );
							say(
								sprintf(
									/* translators: %s: name of a pattern */ __(
										'Pattern “%s” chosen.',
										'vitrine'
									),
									label
								)
							);
						} }
					>
						{ label }
					</Button>
				) ) }
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					disabled={ tiles.length === 0 }
					onClick={ () => {
						onChange( [] );
						say( __( 'All tiles removed.', 'vitrine' ) );
					} }
				>
					{ __( 'Clear', 'vitrine' ) }
				</Button>
			</div>
		</div>
	);
}

const presetLabels = (): Record< string, string > => ( {
	hero: __( 'Large first', 'vitrine' ),
	columns: __( 'Tall sides', 'vitrine' ),
	banner: __( 'Banner', 'vitrine' ),
	windmill: __( 'Windmill', 'vitrine' ),
} );
