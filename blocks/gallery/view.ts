import { mount } from '@vitrine/frontend';
import { attach } from '@vitrine/gallery';

mount( '.wp-block-vitrine-gallery', attach );
