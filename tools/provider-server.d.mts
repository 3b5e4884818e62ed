export const providerScript: string;
export function providerServer( options?: { port?: number } ): Promise< {
	url: string;
	constants: Record< string, string >;
	stop: () => Promise< void >;
} >;
