import { emit } from '@vitrine/frontend';
import { find } from '../context';
import type { Context } from '../context';
import type { Tiles } from '../parts';
import { sourceOf } from '../state/site';
import { arrangement } from './arrangement';
import { fetching } from './fetching';
import { showStep } from './further-step';
import { heightOf } from './placement';
import type { Placement } from './placement';
import { reveal } from './reveal';
import { scheduleOf } from './schedule';
import { wantedRanges } from './screen';
import { TileList } from './tile-list';

/** Tiles beyond the first window: they exist near the screen and nowhere else. */
export function create( context: Context ): Tiles {
	sourceOf( context ).warmUp?.();
	let list: TileList | null = null;
	let placement: Placement | null;
	const [ beginWith, measure, change, starts ] = arrangement( context );
	const [ schedule, watch ] = scheduleOf( context, () => update() );
	const [ fetchTiles, forget ] = fetching( context, schedule );

	/** Learns what the page shows now. */
	const begin = () => {
		list?.clear();
		const items = find( context, 'items' );
		list = items && new TileList( context, items );
		placement = null;
		beginWith( items );
		forget();
		watch( items && find( context, 'frame' ) );
	};

	/** Makes the tiles that are wanted and takes the others away; reads first, then writes. */
	const update = () => {
		if ( list?.element.isConnected ) {
			const { top, width } = list.element.getBoundingClientRect();
			const changed = measure( list, width );
			if ( changed ) {
				placement = changed;
				emit( context.element, 'vitrine:gallery:layout', {
					height: heightOf( placement, width ),
				} );
			}
			if ( width > 0 && placement ) {
				const ranges = wantedRanges(
					placement,
					top,
					width,
					list.focused()
				);
				list.keep( ranges );
				if ( list.fill( ranges, placement ) ) {
					schedule();
				}
				fetchTiles( ranges );
			}
		}
		return placement;
	};

	const refresh = () => {
		change( true );
		update();
	};

	context.renewed.add( begin );
	context.signal.addEventListener( 'abort', () => {
		watch( null );
		list?.restore();
	} );
	begin();

	return {
		refresh,
		restart: () => {
			begin();
			refresh();
		},
		resize: update,
		renew: () => {
			change( false );
			list?.age();
			update();
		},
		more: () => showStep( context, update, refresh ),
		starts: () => {
			update();
			return starts();
		},
		reveal: ( place ) => reveal( context, place, update ),
	};
}
