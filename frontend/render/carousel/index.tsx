/** What moves a carousel. Twin: blocks/carousel/render.php. */
import type { CarouselAttributes } from '../../../blocks/carousel/attributes.gen';
import { part } from './names';

export { part } from './names';
export {
	classesOf,
	isOneByOne,
	rowClassesOf,
	settled,
	styleOf,
} from './settings';
export type { Kind } from './settings';

export interface ControlsProps {
	read: CarouselAttributes;
	words: { pause: string; previous: string; next: string };
	/** Number of slides; 0 = that is known to visitors' windows alone. */
	slides: number;
}

/**
 * Buttons, and what shows which slide is seen, as they are in the canvas.
 *
 * @param props        What to show.
 * @param props.read   Settings that hold together.
 * @param props.words  Names of the buttons.
 * @param props.slides Number of slides.
 */
export const Controls = ( { read, words, slides }: ControlsProps ) => (
	<>
		{ read.autoplay && (
			<button
				type="button"
				className={ `${ part( 'control' ) } is-pause` }
				aria-label={ words.pause }
			/>
		) }
		{ read.arrows !== 'none' && (
			<>
				<button
					type="button"
					className={ `${ part( 'control' ) } is-previous` }
					aria-label={ words.previous }
				/>
				<button
					type="button"
					className={ `${ part( 'control' ) } is-next` }
					aria-label={ words.next }
				/>
			</>
		) }
		{ read.place !== 'none' && (
			<div className={ `${ part( 'place' ) } is-${ read.place }` }>
				<Place place={ read.place } slides={ slides || 3 } />
			</div>
		) }
	</>
);

interface PlaceProps {
	place: CarouselAttributes[ 'place' ];
	slides: number;
}

/**
 * What shows which slide is seen.
 *
 * @param props        What to show.
 * @param props.place  How.
 * @param props.slides Number of slides.
 */
function Place( { place, slides }: PlaceProps ) {
	if ( place === 'fraction' ) {
		return <>{ `1 / ${ slides }` }</>;
	}
	if ( place === 'progress' ) {
		return <progress value={ 1 } max={ slides } />;
	}
	return Array.from( { length: Math.min( slides, 12 ) }, ( _, index ) => (
		<button
			key={ index }
			type="button"
			aria-current={ index === 0 || undefined }
			tabIndex={ -1 }
		/>
	) );
}
