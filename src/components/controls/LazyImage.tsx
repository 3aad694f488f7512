import { useCallback, useRef, useState } from "react";
import { pictureSourceSet, type CatalogPictureLike, type PictureWidths } from "../../domain/pictures.js";
import { useInView } from "./useInView.js";

export type ImageState = "loading" | "loaded" | "error";

interface LazyImageProps {
  readonly src: string;
  /** A `srcset`: its sizes with their widths, from which the browser chooses. */
  readonly sources?: readonly [CatalogPictureLike, PictureWidths];
  readonly sizes?: string;
  readonly alt: string;
  readonly part?: string;
  /** Intrinsic size in px, so that its space is reserved before it loads. */
  readonly width: number;
  readonly height: number;
  /** The picture shown when this one fails. */
  readonly errorSrc?: string;
  /** Above the fold: loads at once. */
  readonly eager?: boolean;
  /** Loads before other pictures. */
  readonly urgent?: boolean;
  onState?(state: ImageState): void;
}

/** A transparent picture of one pixel. */
const placeholder = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
/** Two peaks on a plain background. */
export const noPicture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 80'%3E%3Crect width='120' height='80' fill='%23e6edf4'/%3E%3Cpath d='M22 62 48 28l14 17 9-10 27 27z' fill='%23b9c8d8'/%3E%3Ccircle cx='84' cy='24' r='6' fill='%23cfdae5'/%3E%3C/svg%3E";

/** A picture that loads when it enters the viewport; another `src` starts over. */
export function LazyImage(props: LazyImageProps) {
  return <LoadingImage key={props.src} {...props} />;
}

function LoadingImage({
  src,
  sources,
  sizes,
  alt,
  part = "image",
  width,
  height,
  errorSrc = noPicture,
  eager = false,
  urgent = false,
  onState,
}: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [wanted, setWanted] = useState(eager);
  const [state, setState] = useState<ImageState>("loading");
  useInView(
    image,
    useCallback(() => setWanted(true), []),
    !wanted,
  );

  const become = (next: ImageState) => {
    if (!wanted || state !== "loading") return;
    setState(next);
    onState?.(next);
  };
  return (
    <img
      ref={image}
      className={`image is-${state}`}
      part={part}
      data-state={state}
      {...(wanted && state !== "error" && sources && { sizes, srcSet: pictureSourceSet(...sources) })}
      src={state === "error" ? errorSrc : wanted ? src : placeholder}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      fetchPriority={urgent ? "high" : undefined}
      draggable={false}
      onLoad={() => become("loaded")}
      onError={() => become("error")}
    />
  );
}
