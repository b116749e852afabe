import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { Countdown } from '#ui/countdown.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx'
import { Modal } from '#ui/modal.tsx'
import { Notice } from '#ui/notice.tsx'
import { Picture } from '#ui/picture.tsx'
import { PicturePlace } from '#ui/picture-place.tsx'
import { Questions } from '#ui/questions.tsx'
import { Slider } from '#ui/slider.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { Toast } from '#ui/toast.tsx'
import type { CardProduct } from '../catalogue/components/card-product.ts'
import { ProductCard } from '../catalogue/components/product-card.tsx'
import { ProductCardSkeleton } from '../catalogue/components/product-card-skeleton.tsx'
import { Part } from './token-sheet.tsx'

type Open = 'modal' | 'drawer' | 'toast' | 'problem'

/** Every primitive in its states; a card of the catalogue shows price and badge. */
export function Primitives({ now, card }: { now: number; card: CardProduct | undefined }) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Part name="Buttons">
        <div className="flex flex-wrap items-start gap-3">
          <Button size="large">Start Order</Button>
          <Button icon={<ImageUp size={20} strokeWidth={1.5} aria-hidden />}>Choose a photo</Button>
          <Button look="outline">See on the wall</Button>
          <Button size="small">Small</Button>
          <Button busy>Processing</Button>
          <div>
            <Button disabledReason="Choose a size first.">Add to cart</Button>
          </div>
          <button type="button" className="link min-h-11">
            An underlined word
          </button>
        </div>
      </Part>
      <Part name="Fields">
        <div className="grid gap-4">
          <EmailField name="email" placeholder="you@example.com" />
          <TextField
            label="Postcode"
            name="postcode"
            autoComplete="postal-code"
            hint="Four digits"
            defaultValue="2765"
          />
          <EmailField
            name="email"
            defaultValue="robin.example"
            error="An email has an @ in it, such as name@example.com."
          />
          <SelectField label="State" name="state" autoComplete="address-level1" defaultValue="NSW">
            <option>NSW</option>
            <option>QLD</option>
          </SelectField>
          <TextAreaField label="Message" name="comment" autoComplete="off" rows={3} aside="optional" />
        </div>
      </Part>
      <Part name="Stepper, countdown, breadcrumb">
        <form className="grid justify-items-start gap-5" onSubmit={(event) => event.preventDefault()}>
          <div className="flex gap-4">
            <Stepper label="one" quantity={1} name="one" most={9} />
            <Stepper label="three" quantity={3} name="three" most={3} />
          </div>
          <Countdown endDate={now + 225_368_000} now={now} />
          <Countdown endDate={now + 225_368_000} now={now} form="display" />
          <Breadcrumb steps={[{ label: 'Home', to: '/' }]} current="Here" />
        </form>
      </Part>
      <Part name="Notices">
        <div className="grid gap-3">
          <Notice kind="ok">In your cart.</Notice>
          <Notice kind="warning">This photo is soft at 90 × 60 cm.</Notice>
          <Notice kind="problem">We could not reach the bank. You have not been charged.</Notice>
        </div>
      </Part>
      <Part name="Modal, drawer, toast">
        <div className="flex flex-wrap gap-3">
          {(['modal', 'drawer', 'toast', 'problem'] as const).map((name) => (
            <Button key={name} look="outline" size="small" onClick={() => setOpen(name)}>
              Open {name}
            </Button>
          ))}
        </div>
        {open === 'modal' ? (
          <Modal title="A window" onClose={close}>
            <p>For one thing that cannot wait.</p>
            <Button onClick={close}>Close it</Button>
          </Modal>
        ) : null}
        {open === 'drawer' ? (
          <Drawer title="A drawer" onClose={close} foot={<Button onClick={close}>Close it</Button>}>
            <p>From the right on a desk, from below on a phone.</p>
          </Drawer>
        ) : null}
        {open === 'toast' ? <Toast onClose={close}>Removed. Your design stays saved.</Toast> : null}
        {open === 'problem' ? (
          <Toast kind="problem" onClose={close}>
            Logout failed. Please try again.
          </Toast>
        ) : null}
      </Part>
      <Part name="Price, badge, card and its empty shape">
        <div className="grid grid-cols-2 gap-4">
          {card ? <ProductCard product={card} heading="h4" /> : null}
          <ProductCardSkeleton />
        </div>
      </Part>
      <Part name="Pictures and their places">
        <div className="grid grid-cols-2 gap-4">
          <PicturePlace shape="vertical" label="A picture" className="rounded-picture">
            <Picture files={ROOM} alt="A sofa by a window" sizes="220px" className="size-full object-cover" />
          </PicturePlace>
          <PicturePlace shape="vertical" label="No picture" className="rounded-picture" />
        </div>
      </Part>
      <Part name="Slides">
        <Slider
          label="Slides"
          slides={[1, 2, 3].map((slide) => ({
            key: String(slide),
            label: `Slide ${slide}`,
            content: <p className="grid h-30 place-items-center bg-sunk">Slide {slide}</p>,
          }))}
        />
      </Part>
      <Part name="Questions">
        <Questions
          items={[
            { question: 'Is it open?', answer: 'The first one is.' },
            { question: 'And the second?', answer: 'When you press it.' },
          ]}
        />
      </Part>
    </>
  )
}

const ROOM = { path: '/images/room', widths: [400, 640, 1000], ratio: 10 / 9 }
