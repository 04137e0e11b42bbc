/** An offer list in plain React that renders all rows on every press. Its controls have the product's roles and names. */
import { useState } from 'react';
import { lira, offers, type PlainOffer } from './offers.ts';

type Order = 'score' | 'price' | 'limit';
const orders: Record<Order, (one: PlainOffer, other: PlainOffer) => number> = {
  score: (one, other) => other.score - one.score,
  price: (one, other) => one.price - other.price,
  limit: (one, other) => other.limit - one.limit,
};
const highLimit = 1_000_000;

function Row({ offer, isFavourite, mark }: { offer: PlainOffer; isFavourite: boolean; mark: () => void }) {
  return (
    <article className="card">
      <h3>{offer.company}</h3>
      <p className="price">{lira(offer.price)}</p>
      <p>İMM limiti: {lira(offer.limit)}</p>
      <ul>
        {offer.covers.map((cover) => (
          <li key={cover}>{cover}</li>
        ))}
      </ul>
      <button type="button" aria-pressed={isFavourite} onClick={mark}>
        Favori
      </button>
      <a href={`#${offer.id}`}>Satın al</a>
    </article>
  );
}

export function ListPage() {
  const [order, setOrder] = useState<Order>('score');
  const [isHighOnly, setHighOnly] = useState(false);
  const [favourites, setFavourites] = useState<Record<number, boolean>>({});
  const shown = offers.filter(({ limit }) => !isHighOnly || limit >= highLimit).toSorted(orders[order]);
  return (
    <>
      <h1>Teklifler</h1>
      <select aria-label="Sırala" value={order} onChange={({ target }) => setOrder(target.value as Order)}>
        <option value="score">Önerilen</option>
        <option value="price">Fiyat</option>
        <option value="limit">Teminat</option>
      </select>
      <aside aria-label="Filtreler">
        <label>
          <input type="checkbox" checked={isHighOnly} onChange={() => setHighOnly(!isHighOnly)} /> İMM 1 milyon ve üstü
        </label>
      </aside>
      <div className="offers" role="tabpanel">
        {shown.map((offer) => (
          <Row
            key={offer.id}
            offer={offer}
            isFavourite={favourites[offer.id] ?? false}
            mark={() => setFavourites({ ...favourites, [offer.id]: !favourites[offer.id] })}
          />
        ))}
      </div>
    </>
  );
}
