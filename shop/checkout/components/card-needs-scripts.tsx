import { Notice } from '#ui/notice.tsx'

/** PE-32, where no scripts run: the card fields belong to the bank, and nothing else can take a card. Gone with another way. */
export const CardNeedsScripts = ({ hasOtherWays }: { hasOtherWays: boolean }) => (
  <noscript>
    <Notice kind="warning" className="group-has-[[value=card]:not(:checked)]/checkout:hidden">
      {`A card needs JavaScript, because its details go straight to the bank. Please turn JavaScript on and load this page again${hasOtherWays ? ', or choose another way to pay' : ''}. What you have typed is kept when you press the button.`}
    </Notice>
  </noscript>
)
