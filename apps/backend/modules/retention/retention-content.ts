/** Published content: every version is kept, and of the pictures those that one of them names. */
import { unusedImages } from './unused-images';
import { kept, published, reasons } from './retention-groups';
import { withParent, type TableRetention } from './retention-rule';

export const contentRetention: Readonly<Record<string, TableRetention>> = {
  content_image_files: {
    columns: { none: 'image_id width format content' },
    ending: withParent('image_id', 'content_images', unusedImages),
    reason: reasons.unused,
  },
  content_images: {
    columns: { none: 'id width height uploaded_by uploaded_at' },
    ending: { kind: 'delete', ...unusedImages },
    reason: reasons.unused,
  },
  content_entries: published('page_id position title excerpt folded_title title_terms terms'),
  content_slugs: published('slug page_id is_current'),
  content_versions: {
    columns: { none: 'id page_id number document saved_by saved_at publish_at' },
    ending: kept,
    reason: reasons.none,
  },
  content_pages: published('id version_id type_id category_slug editor_slug published_at changed_at'),
  content_list_days: published('list day pages'),
  content_categories: published('slug title description position'),
  content_editors: published('slug name surname about'),
};
