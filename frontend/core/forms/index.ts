/** `@vitrine/forms`: what became of forms, and of carts, whoever made them; on pages where somebody asks for it. */
export { watchCart } from './cart';
export { watchForms } from './watch-forms';
export type { Told } from './watch-forms';
export type { FormSource } from './plugins';
