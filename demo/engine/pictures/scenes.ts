/** What can be drawn. */
export const kinds = [
  "panorama", "village", "chalet", "residence", "slopes", "lift", "forest", "lake", "balcony", "living", "bedroom", "kitchen", "pool", "sauna",
  "signpost", "fog", "storm", "cut", "full",
] as const;
