import { Eye, HardDriveUpload, Lightbulb, PencilLine, Plug, Ruler, Truck } from 'lucide-react'
import type { HomeFactIcon } from '../../../generated/client/graphql.ts'

const ICONS: Record<HomeFactIcon, typeof Truck> = {
  truck: Truck,
  ruler: Ruler,
  eye: Eye,
  saved: HardDriveUpload,
  bulb: Lightbulb,
  plug: Plug,
  pencil: PencilLine,
}

export function Facts({ facts }: { facts: readonly { icon: HomeFactIcon; text: string }[] }) {
  return (
    <div className="container-page">
      <ul className="grid gap-x-8 gap-y-3.5 border-b border-line py-5.5 text-meta text-ink-2 lg:grid-cols-[repeat(4,auto)] lg:justify-between">
        {facts.map(({ icon, text }) => {
          const Icon = ICONS[icon]
          return (
            <li key={text} className="flex items-center gap-2.5">
              <Icon size={20} strokeWidth={1.5} className="shrink-0 text-brand" aria-hidden />
              <span>{text}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
