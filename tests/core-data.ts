/** Stands for `@wordpress/core-data`, which the site provides and no package of ours needs: tests may read modules that name its store. */
export const store = 'core';
