/** Files in the checkout by the names under which they are imported. */
export const SOURCES: Record< string, string >;

/** Script modules of visitors: files in the build, without `.js`. */
export const MODULES: Record< string, string >;

/** Adapters of consent tools: files in the checkout by those in the build, without `.js`. */
export const ADAPTERS: Record< string, string >;
