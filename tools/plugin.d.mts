export function linkPlugin( plugins: string ): void;
export function pluginFiles(): Map< string, string >;
