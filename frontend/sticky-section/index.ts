/** Sections that stay in the window. On pages that have such a section. */
import { mount } from '@vitrine/frontend';
import { attachSection } from './section';

mount( '[data-vitrine-sticky]', attachSection );
