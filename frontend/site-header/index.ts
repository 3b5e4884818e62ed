/** Headers that stay in the window. On pages that have such a header. */
import { mount } from '@vitrine/frontend';
import { attachHeader } from './header';

mount( '.wp-block-vitrine-site-header', attachHeader );
