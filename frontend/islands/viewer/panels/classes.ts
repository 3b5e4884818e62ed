/** Begins the classes of the viewer. */
export const P = 'vitrine-viewer__';
