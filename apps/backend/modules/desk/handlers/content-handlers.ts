/** The content pages of the desk. A version holds the id of whoever saved it. */
import { contentOutcomes } from '@emsal/api/outcomes/content';
import { deskOutcomes } from '@emsal/api/desk/desk-outcomes';
import { Refusal, refusalsOf } from '../../../http/refusal';
import { draftPath } from '../../content/draft-link';
import { createContent, planContent, publishContent, saveContent } from '../../content/edit-content';
import { allFailures, publishTried } from '../../content/trial/publish-tried';
import { versionById } from '../../content/version-store';
import type { DeskHandlers } from '../desk-context';
import { listPages, readChoices, readPage, toVersionRow } from '../content/page-queries';

type ContentCall = Extract<keyof DeskHandlers, `${string} pages${string}` | `${string} versions/${string}`>;

const refuse = refusalsOf(contentOutcomes);
const refuseInDesk = refusalsOf(deskOutcomes);

export const contentHandlers: Pick<DeskHandlers, ContentCall> = {
  'GET pages': ({ page, ...filter }, { db }) => listPages(db, filter, page),
  'GET pages/choices': (_input, { db }) => readChoices(db),
  'GET pages/{id}': async ({ id }, { db }) => (await readPage(db, id)) ?? refuse('contentNotFound'),
  'GET versions/{id}': async ({ id }, { db }) => (await versionById(db, id))?.document ?? refuse('contentNotFound'),
  'GET versions/{id}/failures': async ({ id }, context) => {
    const version = await versionById(context.db, id);
    return version ? allFailures(context, version) : refuse('contentNotFound');
  },
  'POST pages': async ({ document }, context) => {
    const edit = { document, savedBy: context.staff.id };
    return context.db.transaction(async (tx) => {
      const created = await createContent({ ...context, db: tx }, edit);
      if (created instanceof Refusal) return created;
      await context.record({ action: 'pageCreated', object: created.pageId }, tx);
      return { id: created.pageId };
    });
  },
  'POST pages/{id}/versions': async ({ id, number, document }, context) => {
    if (!(await readPage(context.db, id))) return refuse('contentNotFound');
    const edit = { document, savedBy: context.staff.id };
    return context.db.transaction(async (tx) => {
      const saved = await saveContent({ ...context, db: tx }, { pageId: id, number }, edit);
      if (saved instanceof Refusal) return saved;
      await context.record({ action: 'pageSaved', object: id }, tx);
      return toVersionRow(saved, { publishedId: null, nameOf: () => context.staff.name });
    });
  },
  'POST versions/{id}/publish': ({ id }, context) =>
    publishTried(context, id, ({ db, clock }, versionId) =>
      db.transaction(async (tx) => {
        const refused = await publishContent({ db: tx, clock }, versionId);
        if (refused === null) await context.record({ action: 'pagePublished', object: id }, tx);
        return refused;
      }),
    ),
  'POST versions/{id}/plan': async ({ id, publishAt }, context) => {
    const at = publishAt === null ? null : new Date(publishAt);
    if (at && at <= context.clock.now()) return refuseInDesk('planInPast');
    return context.db.transaction(async (tx) => {
      const refused = await planContent({ db: tx }, id, at);
      if (refused === null) await context.record({ action: 'pagePlanned', object: id }, tx);
      return refused;
    });
  },
  'POST versions/{id}/preview': async ({ id }, context) => {
    const version = await versionById(context.db, id);
    if (!version) return refuse('contentNotFound');
    const path = draftPath({ id, slug: version.document.slug, purpose: 'preview' }, context);
    await context.record({ action: 'previewOpened', object: id });
    return { url: new URL(path, context.config.siteUrl).href };
  },
};
