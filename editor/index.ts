/**
 * `@vitrine/editor`, the script that all blocks share in the block editor.
 */
export { Actions } from './controls/actions';
export { Inert } from './controls/inert';
export { SourceControl } from './controls/source';
export { KeywordsControl } from './controls/keywords';
export { boundsOf } from './fields/bounds';
export type { Bounds } from './fields/bounds';
export {
	NumberField,
	SelectField,
	TextField,
	ToggleField,
	KeywordsField,
} from './fields/fields';
export { GroupedField } from './fields/grouped';
export { Fields, defaultField } from './fields/list';
export type { FieldsOf, FieldTexts } from './fields/list';
export { placeOf } from './fields/path';
export type { PathTo } from './fields/path';
export { useFeedPreview } from './hooks/use-feed-preview';
export type { FeedPreview, PreviewError } from './hooks/use-feed-preview';
export { useIsExample } from './hooks/use-is-example';
export { useOwnAnchor } from './hooks/use-own-anchor';
export { knownSources, refreshSources, useSources } from './hooks/use-sources';
export type { Sources } from './hooks/use-sources';
export { useUndoSteps } from './hooks/use-undo-steps';
export { icons } from './icons';
import './loop/additions';
export { OwnQueryPlaceholder } from './loop/own-query';
export { useOwnQuery } from './loop/use-own-query';
export { useLoopChoices, useLoopChooser } from './loop/use-chosen-loop';
export type { LoopChoice } from './loop/use-chosen-loop';
export type { LoopQuery } from './loop/count-query';
export { newLoopId } from './loop/loop-id';
export { useLoopId } from './loop/use-loop-id';
export { QUERY_BLOCKS } from './loop/query-blocks';
export { useTotal } from './loop/use-total';
export { narrowed } from './loop/preview/choices';
export type { CanvasChoice, CanvasChoices } from './loop/preview/choices';
export { useLoopAround } from './loop/preview/use-loop-around';
export { loopPreview, useLoopPreview } from './loop/preview/use-loop-preview';
import './loop/preview/post-template';
export { entranceGroups, exitGroups } from './panels/animation-names';
export { ColorSetting } from './panels/color';
export { ChoiceSetting } from './panels/choice';
export type { Choice } from './panels/choice';
export { RareSettings, Setting, SettingsPanel } from './panels/setting';
export { TextSetting } from './panels/text';
export { registerBlock } from './register-block';
export { defaultsOf, resetOf, settingsIn } from './settings';
export type { ControlProps, Settings, SupportAttributes } from './settings';
export { networkLabel, settingsUrl, sourceLabel, stateLabel } from './sources';
export type { Source, SourceNetwork, SourceState } from './sources';
