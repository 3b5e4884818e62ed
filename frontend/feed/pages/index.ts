/** Numbered pages of feeds: on pages that have some. */
import { mount } from '@vitrine/frontend';
import { BLOCK } from '../../render/feed/names';
import { attachPages } from './pages';

mount( `.${ BLOCK }`, attachPages );
