import type {
	ConditionRow,
	DocumentSettings,
	Kind,
	RuleSet,
	Triggers,
} from '../../frontend/render/popup/types';

/** What the block stores: attributes.gen.ts with the shapes that block.json cannot say. */
export type PopupAttributes = {
	popup: number;
	kind: Kind;
	label: string;
	settings: Partial< DocumentSettings >;
	timing: RuleSet;
	timingAny: RuleSet[];
	triggers: Partial< Triggers >;
	conditions: ConditionRow[];
};
