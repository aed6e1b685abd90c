/** An icon's name, as game-icons.net has it; the build puts the drawing in its place. */
export type IconShape = `gi:${string}`

interface Props {
  readonly shape: IconShape
  readonly size?: number | string
  readonly className?: string
  /** What it means, where no text beside it says so. */
  readonly label?: string
}

export function Icon({ shape, size = '1.25em', className, label }: Props) {
  return (
    <svg
      viewBox="0 0 512 512"
      width={size}
      height={size}
      className={className ? `icon ${className}` : 'icon'}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from the build, not from anybody.
      dangerouslySetInnerHTML={{ __html: shape }}
    />
  )
}

/** The same inside another drawing, centred on a point. */
export function IconAt({
  shape,
  x,
  y,
  size,
  className,
}: {
  readonly shape: IconShape
  readonly x: number
  readonly y: number
  readonly size: number
  readonly className?: string
}) {
  return (
    <g
      className={className}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from the build, not from anybody.
      dangerouslySetInnerHTML={{ __html: shape }}
    />
  )
}
