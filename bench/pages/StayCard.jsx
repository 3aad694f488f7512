import { price, rating } from "./facets.js";

/** One stay in the peers' pages that use React. */
export function StayCard({ stay }) {
  return (
    <article className="card">
      <div className="shot">
        <img src={stay.picture} alt={stay.name} width="1200" height="800" loading="lazy" decoding="async" />
      </div>
      <div className="body">
        <h3>
          <a href={stay.url}>{stay.name}</a>
        </h3>
        <p className="place">
          <span className="stars">{stay.stars}</span>
          <span>
            {stay.place} · {stay.region}
          </span>
        </p>
        <p className="rating">
          <b>{rating(stay.rating)}</b>
          <span>{stay.reviews} reviews</span>
        </p>
        <ul className="facts">
          {stay.amenities.slice(0, 5).map((amenity) => (
            <li key={amenity}>{amenity}</li>
          ))}
        </ul>
        <div className="packages">
          {stay.packages.map((pack) => (
            <button type="button" key={pack.name}>
              <span>{pack.name}</span>
              <b>{price(pack.price)}</b>
            </button>
          ))}
        </div>
        <ul className="offers">
          {stay.rooms.map((room) => (
            <li key={room.name}>
              <a href={stay.url}>
                <span>
                  <b>
                    {room.name} · {room.surface} m²
                  </b>
                  <small>7 nights</small>
                </span>
                <b>{price(room.price)}</b>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
