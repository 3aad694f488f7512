interface SkeletonProps {
  /** px, or any length. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly radius?: number;
  readonly className?: string;
}

/** Reserves the space of content that is loading. */
export function Skeleton({ width, height = 16, radius, className = "" }: SkeletonProps) {
  return <span className={`bone ${className}`.trim()} part="bone" aria-hidden="true" style={{ width, height, borderRadius: radius }} />;
}
