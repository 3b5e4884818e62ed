import { mount } from '@vitrine/frontend';
import { attachMore } from '../../frontend/feed/more';

mount( '.wp-block-vitrine-social-feed', attachMore );
