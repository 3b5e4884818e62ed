/** What the server tells of a form. Twin: php/SignUp/SignUpModule.php. */
export interface SignUpData {
	/** Where it is sent. */
	address: string;
	/** Words by the code of an answer; `sent` = it is done. */
	messages: Record< string, string >;
	/** What is said where there was no answer. */
	failed: string;
	/** What is said until there is one. */
	sending: string;
}

/**
 * Whether something is what the server tells.
 *
 * @param data Anything.
 */
export const isSignUpData = ( data: unknown ): data is SignUpData =>
	typeof ( data as SignUpData | undefined )?.address === 'string' &&
	typeof ( data as SignUpData ).messages === 'object';

/** Answers that are about a field. Twin: php/SignUp/Answers.php. */
export const FIELDS = [ 'email', 'consent' ] as const;
