import { expect, test } from 'vitest';
import cases from '../../../tests/fixtures/motion.json';
import { readEffects } from './effects';
import { motionLook } from './motion';

test.each( cases )( '$name: the same look as PHP has', ( one ) => {
	const { motion } = readEffects( { motion: one.stored } );
	expect( motionLook( motion, one.block ) ?? null ).toEqual( one.look );
} );
