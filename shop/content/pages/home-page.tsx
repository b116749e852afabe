export default function HomePage() {
  return <h1>Keepsake</h1>
}
