import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FormEvent, MouseEvent, RefObject } from 'react';
import { LoopFilter } from '../../../frontend/render/loop-filter';
import type { LoopFilterView } from '../../../frontend/render/loop-filter';
import { ClearPreview } from '../panels/clear-preview';
import { currentIn } from './chosen';

interface LiveProps {
	view: LoopFilterView;
	/** Whether it can be used; else a click selects the block. */
	isOn: boolean;
	/** An option was pressed. */
	onPress: ( value: string ) => void;
	/** Fields were filled in. */
	onFill: ( values: string[] ) => void;
	/** Clears what is chosen in the canvas; undefined = nothing is. */
	onClear: ( () => void ) | undefined;
}

/**
 * The filter in the canvas, which changes what the canvas shows of the loop.
 *
 * @param props         What to show.
 * @param props.view    The filter.
 * @param props.isOn    Whether it can be used.
 * @param props.onPress An option was pressed.
 * @param props.onFill  Fields were filled in.
 * @param props.onClear Clears what is chosen in the canvas.
 */
export function Live( { view, isOn, onPress, onFill, onClear }: LiveProps ) {
	const root = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		if ( root.current ) {
			// React 18 and 19 disagree about the attribute, the property is the same for both.
			root.current.inert = ! isOn;
		}
	} );
	useEffect( () => {
		if ( root.current ) {
			fillIn( root.current, view );
		}
	}, [ view ] );
	useTabKey( root, isOn );
	const isRange = view.form?.type === 'range';
	const press = ( event: MouseEvent ) => {
		const link = ( event.target as Element ).closest( 'a' );
		if ( link ) {
			event.preventDefault();
			if ( ! link.ariaDisabled ) {
				onPress(
					link.closest< HTMLElement >( '[data-value]' )?.dataset[
						'value'
					] ?? ''
				);
			}
		}
	};
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		onFill( valuesIn( event.target as HTMLFormElement, isRange ) );
	};
	const change = ( { target }: FormEvent ) => {
		const form = ( target as HTMLInputElement ).form;
		if ( view.form?.isInstant && form ) {
			onFill( valuesIn( form, isRange ) );
		}
	};
	return (
		<>
			<ClearPreview onClear={ onClear } />
			{ /* Links and fields in it are what is used. */ }
			{ /* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */ }
			<div
				ref={ root }
				style={ { display: 'contents' } }
				onClick={ press }
				onSubmit={ submit }
				onChange={ change }
			>
				<LoopFilter view={ view } />
			</div>
		</>
	);
}

/** The ends of a range are one value. */
function valuesIn( form: HTMLFormElement, isRange: boolean ): string[] {
	const values = [ ...new FormData( form ).values() ].map( String );
	return isRange
		? [ values.some( Boolean ) ? values.join( '..' ) : '' ]
		: values;
}

/**
 * Fills in what is chosen; what somebody has entered is no attribute.
 *
 * @param root The filter.
 * @param view What it shows.
 */
function fillIn( root: HTMLElement, view: LoopFilterView ): void {
	const values = currentIn( view );
	for ( const field of root.querySelectorAll( 'select' ) ) {
		const [ value ] = values;
		field.selectedIndex = Math.max(
			0,
			[ ...field.options ].findIndex( ( one ) => one.value === value )
		);
	}
	for ( const field of root.querySelectorAll( 'input' ) ) {
		if ( field.type === 'checkbox' || field.type === 'radio' ) {
			field.checked = values.includes( field.value );
		} else if ( field.type === 'search' ) {
			field.value = view.form?.value ?? '';
		} else {
			field.value =
				view.form?.range?.ends.find(
					( { name } ) => name === field.name
				)?.value ?? '';
		}
	}
}

/**
 * Lets the Tab key go from one part of the filter to the next: WordPress lets it go to fields and buttons of a block only, and past its links.
 *
 * @param root The filter.
 * @param isOn Whether it can be used.
 */
function useTabKey( root: RefObject< HTMLElement | null >, isOn: boolean ) {
	useEffect( () => {
		const block = root.current?.closest( '[data-block]' );
		const follow = ( event: Event ) => {
			const { key, shiftKey, target } = event as KeyboardEvent;
			const parts = [
				...( root.current?.querySelectorAll< HTMLElement >(
					'a[href], input, select, button, summary'
				) ?? [] ),
			].filter( ( part ) => part.checkVisibility() );
			const at = parts.indexOf( target as HTMLElement );
			if ( key === 'Tab' && parts[ shiftKey ? at - 1 : at + 1 ] ) {
				event.stopPropagation();
			}
		};
		if ( isOn ) {
			block?.addEventListener( 'keydown', follow );
		}
		return () => block?.removeEventListener( 'keydown', follow );
	}, [ root, isOn ] );
}
