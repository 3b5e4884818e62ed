import { settingsIn, type Settings } from '@vitrine/editor';
import { EFFECTS, type Effects } from '../../frontend/render/effects/effects';

export interface EffectsAttributes {
	vitrineEffects?: object | undefined;
}

const SCHEMA = { vitrineEffects: { type: 'object', properties: EFFECTS } };

export interface PanelProps {
	name: string;
	clientId: string;
	attributes: EffectsAttributes;
	setAttributes: ( changes: EffectsAttributes ) => void;
}

/**
 * Settings of a block's effects.
 *
 * @param props               The block.
 * @param props.attributes    What it stores.
 * @param props.setAttributes Changes it.
 */
export const effectsOf = ( {
	attributes,
	setAttributes,
}: PanelProps ): Settings< Effects > =>
	settingsIn< EffectsAttributes, 'vitrineEffects', Effects >(
		{
			attributes,
			// A block that says nothing stores nothing.
			setAttributes: ( { vitrineEffects } ) =>
				setAttributes( {
					vitrineEffects:
						vitrineEffects && Object.keys( vitrineEffects ).length
							? vitrineEffects
							: undefined,
				} ),
			defaults: {},
			schema: SCHEMA as never,
		},
		'vitrineEffects'
	);
