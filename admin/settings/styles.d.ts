/** The build turns stylesheets into files; a script only names them. */
declare module '*.scss';
