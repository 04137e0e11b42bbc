/** What stands in the editor of a page, and what is wrong with it. */
import { isTooManyBlocks } from '@emsal/api/block-limit';
import { isLinkIssue } from '@emsal/api/calls/cms/link';
import { contentDocument, type ContentDocument } from '@emsal/api/desk/content-shapes';
import { contentOutcomes } from '@emsal/api/outcomes/content';
import { deskTexts } from '../desk.texts';

export const emptyDocument: ContentDocument = {
  slug: '',
  type: 'ARTICLE',
  title: '',
  seoTitle: '',
  shortContent: '',
  category: null,
  editor: null,
  product: null,
  campaignEndDate: null,
  blocks: [{ kind: 'text', prose: [{ text: deskTexts.blocks.sample }] }],
};

const messages: Readonly<Record<string, string>> = deskTexts.page.wrong;
export type DraftErrors = Partial<Record<keyof ContentDocument, string>>;

/** A message for each part that cannot be stored; the server checks the same. */
export function draftErrors(document: ContentDocument): DraftErrors {
  const issues = contentDocument.safeParse(document).error?.issues ?? [];
  const names = issues.map(({ path }) => String(path[0]));
  const errors = Object.fromEntries(names.map((name) => [name, messages[name] ?? deskTexts.page.invalid]));
  if (issues.some(isLinkIssue)) return { ...errors, blocks: contentOutcomes.linkRefused.message };
  return issues.some(isTooManyBlocks) ? { ...errors, blocks: contentOutcomes.tooManyBlocks.message } : errors;
}
