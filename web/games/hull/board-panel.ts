import { useCallback, useEffect, useState } from 'react'
import type { Point } from './board-layout.ts'

const AT_FIRST: Point = { x: 1000, y: 510 }

/** The size of the panel that the drawing fills. */
export function usePanel(): [(element: SVGSVGElement | null) => void, Point] {
  const [element, setElement] = useState<SVGSVGElement | null>(null)
  const [panel, setPanel] = useState(AT_FIRST)
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(([{ contentRect }]) => {
      const { width, height } = contentRect
      if (width > 0 && height > 0) setPanel({ x: width, y: height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [useCallback(setElement, []), panel]
}
