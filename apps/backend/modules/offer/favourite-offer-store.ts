/** The visitor's marks on offers: the chosen one and the favourites. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { chosenOffers, favouriteOffers } from './tables';

export type ChosenRow = typeof chosenOffers.$inferSelect;
export type FavouriteRow = typeof favouriteOffers.$inferSelect;

/** A visit has one choice, the latest. */
export async function chooseOffer(db: Executor, choice: ChosenRow): Promise<void> {
  await db.insert(chosenOffers).values(choice).onConflictDoUpdate({ target: chosenOffers.visitId, set: choice });
}

export async function readChoice(db: Executor, visitId: VisitId): Promise<ChosenRow | undefined> {
  const [row] = await db.select().from(chosenOffers).where(eq(chosenOffers.visitId, visitId));
  return row;
}

/** A repeated mark becomes the newest. */
export async function addFavourite(db: Executor, favourite: FavouriteRow): Promise<void> {
  await db
    .insert(favouriteOffers)
    .values(favourite)
    .onConflictDoUpdate({ target: [favouriteOffers.visitId, favouriteOffers.productId], set: favourite });
}

export async function dropFavourite(
  db: Executor,
  { visitId, productId }: Pick<FavouriteRow, 'visitId' | 'productId'>,
): Promise<void> {
  await db
    .delete(favouriteOffers)
    .where(and(eq(favouriteOffers.visitId, visitId), eq(favouriteOffers.productId, productId)));
}

/** Oldest mark first. */
export async function readFavourites(db: Executor, visitId: VisitId): Promise<FavouriteRow[]> {
  return db
    .select()
    .from(favouriteOffers)
    .where(eq(favouriteOffers.visitId, visitId))
    .orderBy(favouriteOffers.markedAt);
}
