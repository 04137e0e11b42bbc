/** Counts of a category's posts, for the number of its pages: PostgreSQL counts by reading them all, so a count holds for ten seconds. */
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database';
import { countPages, ofCategory } from './content-store';

const seconds = 10;
const counted = new WeakMap<Db, LRUCache<string, number>>();

export async function countPosts(db: Db, slug: string): Promise<number> {
  const counts = counted.get(db) ?? new LRUCache<string, number>({ max: 100, ttl: seconds * 1000 });
  counted.set(db, counts);
  const count = counts.get(slug) ?? (await countPages(db, ofCategory(slug)));
  counts.set(slug, count, { noUpdateTTL: true });
  return count;
}
