import { mount } from '@vitrine/frontend';
import { attachMore } from '../../frontend/feed/more';
import { attachPictures } from '../../frontend/feed/pictures';

mount( '.wp-block-vitrine-social-feed', attachMore );
mount( '.wp-block-vitrine-social-feed', attachPictures );
