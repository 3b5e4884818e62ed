import { mount } from '../../frontend/core/mount';
import { attachComparison } from '../../frontend/image-comparison';

mount( '.wp-block-vitrine-image-comparison', attachComparison );
